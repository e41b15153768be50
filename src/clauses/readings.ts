/**
 * Tells every `<Reading>` of a chapter which `<Clause>` it stands in: different questions may have
 * answers of the same name.
 */
export const tellReadings = (chapter: string): string =>
  chapter.replaceAll(/(<Clause id="([^"]*)"[^]*?)(?=<\/Clause>)/g, (clause, _, id: string) =>
    clause.replaceAll('<Reading of=', `<Reading clause="${id}" of=`),
  );
