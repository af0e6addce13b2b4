import MiniSearch, { type Query } from 'minisearch';
import empty from './empty-words.json';
import synonyms from './synonyms.json';
import { wordsOf } from './words-of';

/** A question with its answer, each in every language that a visitor may type. */
export interface SearchableQuestion {
  id: string;
  question: string;
  answer: string;
}

/** Ids of questions, best first; both empty for an empty query. */
export interface FoundQuestions {
  /** Those that hold every word, or another for it. */
  matching: string[];
  /** Where none matches: those that come nearest. */
  near: string[];
}

export type QuestionSearch = (query: string) => FoundQuestions;

const han = /\p{Script=Han}/u;
const longEnoughForTypos = 5;
const longEnoughForBeginnings = 3;
/** Of the questions that hold only some of the words: at most so many, each nearly as good as the best. */
const mostSimilar = 6;
const leastShareOfBest = 0.5;
/** Words, and characters of Chinese pairs, that say nothing of the subject. */
const emptyWords = new Set(empty.words.split(' '));
const emptyCharacters = new Set(empty.characters);

const isEmpty = (word: string): boolean =>
  emptyWords.has(word) || [...word].some((character) => emptyCharacters.has(character));

/** The words that tell what is looked for; all of them where none does. */
function tellingWords(text: string): string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !isEmpty(word));
  return telling.length > 0 ? telling : words;
}

const synonymGroups = synonyms.map((group) => group.map((phrase) => tellingWords(phrase)));

/** Whether a word is typed as meant, or in a longer one with one letter too many, too few or wrong, or two that changed places. */
function isTypedAs(typed: string | undefined, meant: string): boolean {
  if (typed === undefined || typed === meant) return typed === meant;
  if (han.test(meant) || Math.min(typed.length, meant.length) < longEnoughForTypos) return false;
  const [longer, shorter] = typed.length < meant.length ? [meant, typed] : [typed, meant];
  const wrong = [...shorter].findIndex((letter, index) => letter !== longer[index]);
  if (wrong < 0) return longer.length - shorter.length === 1;
  const areSwapped =
    longer.length === shorter.length &&
    longer.slice(wrong + 2) === shorter.slice(wrong + 2) &&
    longer[wrong] === shorter[wrong + 1] &&
    longer[wrong + 1] === shorter[wrong];
  const rest = shorter.slice(longer.length === shorter.length ? wrong + 1 : wrong);
  return areSwapped || longer.slice(wrong + 1) === rest;
}

/** Where `phrase` stands in `words`; -1 where it does not. */
function indexOfPhrase(words: readonly string[], phrase: readonly string[]): number {
  return words.findIndex((_word, start) =>
    phrase.every((part, offset) => isTypedAs(words[start + offset], part)),
  );
}

/** The query as typed, and once with each phrase that means the same as one in it. */
function phrasings(words: string[]): string[][] {
  const others = synonymGroups.flatMap((group) => {
    // The longest phrase that stands there: "identity card" before "card".
    const [phrase] = group
      .filter((each) => indexOfPhrase(words, each) >= 0)
      .sort((one, other) => other.length - one.length);
    if (!phrase) return [];
    const start = indexOfPhrase(words, phrase);
    return group
      .filter((each) => each !== phrase)
      .map((each) => [...words.slice(0, start), ...each, ...words.slice(start + phrase.length)]);
  });
  return [words, ...others];
}

/**
 * Full-text search over questions in all languages at once, by MiniSearch: every word must occur, by its beginning or with a
 * letter wrong in a longer one; a phrase may be replaced by one of its synonyms. Where no question has all words, those that
 * come nearest are taken, so that a whole sentence may be typed.
 */
export function createQuestionSearch(questions: readonly SearchableQuestion[]): QuestionSearch {
  const index = new MiniSearch<SearchableQuestion>({
    fields: ['question', 'answer'],
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: {
      boost: { question: 3 },
      prefix: (term) => term.length >= (han.test(term) ? 1 : longEnoughForBeginnings),
      fuzzy: (term) => (!han.test(term) && term.length >= longEnoughForTypos ? 0.2 : false),
    },
  });
  index.addAll(questions);
  return (query) => {
    const words = tellingWords(query);
    if (words.length === 0) return { matching: [], near: [] };
    const texts = phrasings(words).map((each) => each.join(' '));
    // The words of a query that is given as a text are combined as the query around it says.
    const queries: Query[] = texts.map((text) => ({ combineWith: 'AND', queries: [text] }));
    const matching = index.search({ combineWith: 'OR', queries }).map(({ id }) => String(id));
    if (matching.length > 0) return { matching, near: [] };
    const some = index.search({ combineWith: 'OR', queries: texts });
    const best = some[0]?.score ?? 0;
    const near = some
      .filter(({ score }) => score >= best * leastShareOfBest)
      .slice(0, mostSimilar)
      .map(({ id }) => String(id));
    return { matching, near };
  };
}
