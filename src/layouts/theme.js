try {
  const theme = localStorage.getItem('ce:theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}
document.documentElement.classList.add('scripted');
