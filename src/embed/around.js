/* Gives each frame of Clause & Effect on this page the height that it asks for. */
addEventListener('message', ({ data, source }) => {
  const height = Number(data?.['clause-and-effect']?.height);
  if (!(height > 0)) return;
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.contentWindow === source) frame.height = String(Math.min(Math.ceil(height), 20_000));
  }
});
