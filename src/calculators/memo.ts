import type { Component, ComponentChild } from 'preact';

/** A part of a drawing that is drawn afresh only when a fact about it changes. Facts are plain values. */
export const memo = <Facts extends object>(
  draw: (facts: Facts) => ComponentChild,
): ((facts: Facts) => ComponentChild) =>
  function Memo(this: Component<Facts>, facts: Facts) {
    this.shouldComponentUpdate = (next) =>
      (Object.keys(next) as (keyof Facts)[]).some((fact) => next[fact] !== facts[fact]);
    return draw(facts);
  };
