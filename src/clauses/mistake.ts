/** An author's mistake. It stops the build and says what is wrong, where, and what to do. */
export const mistake = (where: string, what: string, todo: string): Error =>
  new Error(`${where}: ${what} ${todo}`);
