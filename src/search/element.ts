/** Text is only ever set as text: a query or a clause cannot become markup. */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text = '',
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  made.textContent = text;
  return made;
};

export const button = (className: string, text: string, press: () => void): HTMLButtonElement => {
  const made = element('button', className, text);
  made.type = 'button';
  made.addEventListener('click', press);
  return made;
};
