import { familyNames, givenNames } from '../privacy/names.data.js';
import type { AnalysedQuestion } from './asked.js';

/** Whose data a question is about, as far as it says. */
export type Whose = 'own' | 'others' | 'any';

const GROUP =
  'team|people|unit|ward|floor|department|staff|colleagues?|co-?workers?|team ?mates?|peers?|boss|manager|supervisor|nurses|reps|analysts|recruiters|interviewers?|employees|reports|group|company|organi[sz]ation|firm|friend|husband|wife|mentor|hr';
const PEOPLE = `people|persons?|${GROUP}|users?|members?|candidates?|applicants?|sellers?|newcomers?`;
const OTHERS = new RegExp(
  String.raw`\b(?:who|what|somebody|someone|anybody|anyone) else\b|\b(?:everyone|everybody|anyone|anybody|somebody|someone|colleagues?|co-?workers?|team ?mates?|others)\b|\bother (?:${PEOPLE})\b|\bmy (?:own )?(?:${GROUP})\b|\b(?:his|her|their|theirs|hers|him|he|she|they)\b|\b(?:which|what) (?:of )?(?:the |my |our )?(?:${PEOPLE})\b`,
  'i',
);
const OWN = new RegExp(
  String.raw`\b(?:mine|my own|myself)\b|\bmy (?!(?:own )?(?:${GROUP})\b)\p{L}|\b(?:do|am|have|did|should|must|was|will|may) i\b|\b(?:can|could) i (?!see|look|have|get|know|ask|read)|\bi (?:have|had|hold|own|am|need|must|got|did|do|work|earn|still|owe)\b|\b(?:for|of|about|with|to) me\b`,
  'iu',
);

/** Whether a word is a given name, `robins` without its mark included. */
export const isGivenName = (lower: string): boolean =>
  givenNames.has(lower) || (lower.endsWith('s') && givenNames.has(lower.slice(0, -1)));

/**
 * Words that name a person nobody's data has named yet: a capital inside the sentence, or a given name, that means nothing
 * else here.
 */
export function namedPeople({ words }: AnalysedQuestion, known: readonly (string | undefined)[]): number[] {
  const found: number[] = [];
  const places = new Set<number>();
  words.forEach(({ text, lower, quoted }, at) => {
    if (quoted || /\d/.test(text) || known[at] !== undefined) return;
    const isGiven = isGivenName(lower);
    const isCapital = /^\p{Lu}\p{Ll}/u.test(text) && at > 0;
    // `In Boston`, `from New York`: places, not people.
    if (!isGiven && isCapital && (PLACED.test(words[at - 1]!.lower) || places.has(at - 1))) places.add(at);
    else if (isGiven || isCapital) found.push(at);
  });
  return found;
}
const PLACED = /^(?:in|at|from|to|near|between|around|into|new|san|los|las|saint|st)$/;

/** Words for groups of people, which a name stands for as well. */
export const groupsIn = ({ words }: AnalysedQuestion): number[] =>
  words.flatMap(({ lower }, at) => (A_GROUP.test(lower) ? [at] : []));
const A_GROUP = new RegExp(`^(?:${PEOPLE}|nurse|rep|analyst|recruiter|employee)$`);

/** Whose data a question asks for. A given name outweighs `my`: a colleague of mine is somebody else. */
export function whoseOf({ text, words }: AnalysedQuestion, names: readonly number[]): Whose {
  const own = OWN.test(text);
  const named = names.some((at) => !own || isGivenName(words[at]!.lower));
  return named || OTHERS.test(text) ? 'others' : own ? 'own' : 'any';
}

/** Whether one of some words is a name people commonly have. */
export const isPerson = ({ words }: AnalysedQuestion, names: readonly number[]): boolean =>
  names.some((at) => isGivenName(words[at]!.lower) || familyNames.has(words[at]!.lower));

const PERSONS =
  'people|persons?|staff|colleagues?|co-?workers?|nurses|reps|analysts|recruiters|interviewers|employees|users|members|sellers|candidates|applicants';
const ASKS_FOR_PEOPLE = new RegExp(
  String.raw`^whose\b|\b(?:which|what|list|show|name)(?: (?:of|the|my|our|all|me))* (?:${PERSONS})\b`,
  'i',
);
/** Whether the question asks for people: `which nurses`, `whose license`. */
export const asksForPeople = ({ text }: AnalysedQuestion): boolean => ASKS_FOR_PEOPLE.test(text);
