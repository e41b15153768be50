// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { RiverwalkersMap } from '#src/widgets/fire-and-ice/riverwalkers-map/RiverwalkersMap.tsx';

const ADDRESS = '/it/try/riverwalkers-map/';

const asked = (field: string): string | null => new URLSearchParams(location.search).get(field);

afterEach(cleanup);

test('the verdict on a space is said, and another terrain changes it', () => {
  history.replaceState(null, '', ADDRESS);
  render(<RiverwalkersMap lang="it" mode="page" clauses={{}} presets={[]} />);
  const space = () => screen.getByRole('button', { name: /^C3,/ });
  expect(space().getAttribute('aria-label')).toBe('C3, Laghi. Ci può costruire');
  fireEvent.click(screen.getByRole('radio', { name: 'Terreno cambiato' }));
  fireEvent.change(screen.getByLabelText('Terreno'), { target: { value: 'volcano' } });
  fireEvent.click(space());
  expect(asked('board')).toBe('riverwalkers.desert:C2d,E4d;land:C3volcano');
  expect(space().getAttribute('aria-label')).toBe('C3, Vulcano. Terreno non sbloccato');
});
