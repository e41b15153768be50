import { cleanup } from '@testing-library/preact';
import { beforeEach } from 'vitest';

// Files share one document: each test starts on an empty page of a reader who was never here.
beforeEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
