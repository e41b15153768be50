declare namespace App {
  interface Locals {
    /** Set by the page of a single clause: the chapter is rendered, but only this clause prints. */
    only?: string;
    /** Set by the page that has a whole game for paper. */
    isBook?: boolean;
  }
}
