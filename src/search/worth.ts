/**
 * What makes an answer likely. The measures were found by leaving each question of content/<game>/questions.yaml
 * out of the index and asking it, and on the part `tune` of tests/search: `npm run bench:search` prints both.
 */
export const WORTH = {
  /** Of a stem that an earlier word of the query has led to already. */
  repeated: 0.16,
  /** Of words of the query that follow each other in the record too. */
  phrase: 2,
  /** Of a clause that defines a word of the query. */
  defines: 0.7,
  /** Of a title or question that says just what the query says. */
  point: 5.5,
  /** How much of the query, and how much of the point, the two must share. */
  ofQuery: 2.25,
  ofPoint: 0.9,
  /** Of a word that a title or question leaves out because its chapter is all about it. */
  topic: 0.7,
  /** Of what is asked (how many, who, may I …) in a point that asks it too. */
  sense: 2.2,
  /** Of the part of the title that the query has, between none and all of it. */
  titledNone: 1.05,
  titledAll: 1.15,
  /** Of a clause whose id says that it answers *when*, *where* or *who*. */
  question: 1.6,
  /** Of a clause with a number in its title, if a number is asked. */
  number: 1.35,
  /** Of a calculator or chapter that the query does not call by its name. */
  unnamed: 0.5,
  /** Of a calculator, if one is asked for. */
  calculator: 3,
  /** Of what belongs to the game whose page the reader is on. */
  here: 2.5,
  /** Of what belongs to the game that the query names. */
  named: 8,
  /** How much more a rare word says than a frequent one. */
  rare: 0.56,
  /** Of a word that any record may have. */
  weak: 0.8,
  /** Of a word that no record has. */
  unknown: 3,
  /** How far a word that is not quite the one typed still counts as there. */
  lenient: 0.2,
  /** Of the second-best point of a record. */
  second: 0.1,
  /** How much a record loses for each part of the query that it lacks. */
  covering: 1,
  /** Powers of e: of a record that has the whole query; whose title and questions all say its words; that is asked so. */
  whole: 0.8,
  often: 1.6,
  asked: 0.75,
};
