/** Answers the same question once: the map that draws an answer and the page that says it ask alike. */
export const remember = <Question extends object, Reply>(
  ask: (question: Question) => Reply,
): ((question: Question) => Reply) => {
  let last: { readonly question: Question; readonly reply: Reply } | undefined;
  return (question) => {
    if (last?.question !== question) last = { question, reply: ask(question) };
    return last.reply;
  };
};
