/** Words that every object answers to, whatever it holds. */
export const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];
