declare namespace App {
  interface Locals {
    /** Set by the page of a single clause, which is cut from its chapter. */
    isAlone?: boolean;
    /** Set by the page of a chapter, until its first figure or clause is begun. */
    opens?: boolean;
  }
}
