import {
  answerParts,
  FILLERS_MOST,
  MARK_MOST,
  PACE,
  type AnswerHint,
  type AnswerJudgement,
  type AnswerPart,
} from '@talent-os/contracts/talent/practice.js';
import {
  fillerCues,
  irregularPast,
  noPast,
  numberWords,
  outcomes,
  resultCues,
  situationCues,
  supposedCues,
  taskCues,
} from './cues.data.js';

/** What an answer is looked through for: how long it took to say and may take, and what the position asks for. */
type Asked = { readonly seconds: number | null; readonly limit: number; readonly skills: readonly string[] };

/** An answer of fewer words is over before it is clear. */
const WORDS_LEAST = 40;
/** A mark from which a part is there. */
const THERE = 2;

export const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}][\p{L}\p{N}'%]*/gu) ?? [];

/** Speech that was written down may have no full stops: what is longer than so many words is divided where people go on. */
const LONG_SENTENCE = 25;
const GOES_ON =
  /\s+(?=(?:and then|then i|so i|but then|in the end|as a result|finally|since then|i was asked|i had to|my task|my job)\b)/i;

/** The sentences of an answer, in order; nothing of it is left out. */
export function sentencesOf(answer: string): string[] {
  return answer
    .split(/(?<=[.!?])\s+|\n+/)
    .flatMap((sentence) => (wordsIn(sentence).length > LONG_SENTENCE ? sentence.split(GOES_ON) : [sentence]))
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

const holds = (said: string, cue: string): boolean => said.includes(` ${cue} `);
const groupsIn = (said: string, cues: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.keys(cues).filter((group) => cues[group]!.some((cue) => holds(said, cue)));

const isPast = (word: string): boolean => irregularPast.has(word) || (/..ed$/.test(word) && !noPast.has(word));
/** Who tells of the past also says so with forms that are nobody's deed. */
const BEEN: ReadonlySet<string> = new Set(['was', 'were', 'had', "wasn't", "weren't", "hadn't"]);
/** Between "I" and what was done. */
const BETWEEN: ReadonlySet<string> = new Set(['then', 'also', 'first', 'next', 'just', 'myself', 'never', 'even']);

/** What somebody says that they did themselves: the past verbs of a sentence in which "I" did something. */
function deedsIn(words: readonly string[]): string[] {
  const begins = words.findIndex((word, index) => {
    if (word !== 'i') return false;
    const next = words[index + 1];
    const verb = next !== undefined && (BETWEEN.has(next) || next.endsWith('ly')) ? words[index + 2] : next;
    return verb !== undefined && isPast(verb);
  });
  return begins < 0 ? [] : words.slice(begins).filter(isPast);
}

const isNumber = (word: string): boolean => /\d/.test(word) || numberWords.has(word);

/** What is heard in one sentence: for each part the cues it gives, and whether a number stands in it. */
type Heard = Readonly<Record<AnswerPart, readonly string[]>> & { readonly number: boolean; readonly supposed: boolean };

function hear(sentence: string): Heard {
  const words = wordsIn(sentence);
  const said = ` ${words.join(' ')} `;
  const supposed = supposedCues.some((cue) => holds(said, cue));
  const past = !supposed && words.some((word) => BEEN.has(word) || isPast(word));
  const outcome = outcomes.some((cue) => holds(said, cue)) ? ['outcome'] : [];
  return {
    situation: past ? groupsIn(said, situationCues) : [],
    task: past ? groupsIn(said, taskCues) : [],
    action: supposed ? [] : deedsIn(words),
    result: past ? [...groupsIn(said, resultCues), ...outcome] : [],
    number: words.some(isNumber),
    supposed,
  };
}

/** Parts in the order in which they take a sentence that gives cues of several alike. */
const TAKES: readonly AnswerPart[] = ['result', 'task', 'situation', 'action'];

function partOf(heard: Heard): AnswerPart | null {
  const most = Math.max(...TAKES.map((part) => heard[part].length));
  return most === 0 ? null : TAKES.find((part) => heard[part].length === most)!;
}

/** Cues of a part that differ, and one more where a number goes with them. */
function markOf(part: AnswerPart, heard: readonly Heard[]): number {
  const telling = heard.filter((one) => one[part].length > 0);
  const cues = new Set(telling.flatMap((one) => one[part])).size;
  return Math.min(MARK_MOST, cues + (telling.some(({ number }) => number) ? 1 : 0));
}

/** Words of a skill that say which it is, cut so that other forms of them are found as well. */
const stemsOf = (skill: string): string[] =>
  wordsIn(skill)
    .filter((word) => word.length > 2 && !['and', 'for', 'the', 'with'].includes(word))
    .map((word) => word.slice(0, 5));

/** Skills an answer speaks of: half of their words are in it at least. */
export function namedIn(answer: string, skills: readonly string[]): string[] {
  const words = wordsIn(answer);
  return skills.filter((skill) => {
    const stems = stemsOf(skill);
    const found = stems.filter((stem) => words.some((word) => word.startsWith(stem))).length;
    return found > 0 && found * 2 >= stems.length;
  });
}

/** Times a filler is said. */
export function fillersIn(answer: string): number {
  const said = ` ${wordsIn(answer).join('  ')} `;
  return fillerCues.reduce((sum, cue) => sum + said.split(` ${cue.replaceAll(' ', '  ')} `).length - 1, 0);
}

/** What is heard in the words of an answer. The same words are judged the same, whoever says them and however they sound. */
export function judgeAnswer(answer: string, { seconds, limit, skills }: Asked): AnswerJudgement {
  const sentences = sentencesOf(answer);
  const heard = sentences.map(hear);
  const words = wordsIn(answer).length;
  const named = namedIn(answer, skills);
  const judged = {
    situation: markOf('situation', heard),
    task: markOf('task', heard),
    action: markOf('action', heard),
    result: markOf('result', heard),
    relevance: skills.length === 0 ? null : Math.min(MARK_MOST, named.length * 2),
    words,
    pace: seconds === null ? null : Math.round((words * 60) / seconds),
    fillers: words === 0 ? 0 : Math.round((fillersIn(answer) * 1_000) / words) / 10,
    named,
    sentences: sentences.map((text, index) => ({ text, part: partOf(heard[index]!) })),
  };
  const supposed = heard.some((one) => one.supposed);
  const number = heard.some((one) => one.number && one.result.length > 0);
  return { ...judged, hint: hintOf({ ...judged, supposed, number }, limit) };
}

type Facts = Omit<AnswerJudgement, 'hint'> & { readonly supposed: boolean; readonly number: boolean };

/** Hints in the order of what betters an answer most, each with when it is given. */
const hints: readonly (readonly [AnswerHint, (facts: Facts, limit: number) => boolean])[] = [
  ['short', ({ words }) => words < WORDS_LEAST],
  ['supposed', ({ supposed, action }) => supposed && action < THERE],
  ['result', ({ result }) => result < THERE],
  ['action', ({ action }) => action < THERE],
  ['task', ({ task }) => task < 1],
  ['situation', ({ situation }) => situation < 1],
  ['number', ({ number }) => !number],
  ['long', ({ words }, limit) => words > (limit * PACE.most) / 60],
  ['fast', ({ pace }) => pace !== null && pace > PACE.most],
  ['slow', ({ pace }) => pace !== null && pace < PACE.least],
  ['fillers', ({ fillers }) => fillers > FILLERS_MOST],
  ['relevance', ({ relevance }) => relevance === 0],
];

const hintOf = (facts: Facts, limit: number): AnswerHint =>
  hints.find(([, applies]) => applies(facts, limit))?.[0] ?? 'good';

type Tried = { readonly questionKey: string } & Readonly<Record<AnswerPart, number>>;

/** How well the last try of each question tells what somebody did, out of four; null where nothing was answered. */
export function scoreOf(tries: readonly Tried[]): number | null {
  const last = [...new Map(tries.map((one) => [one.questionKey, one])).values()];
  if (last.length === 0) return null;
  const sum = last.reduce((all, one) => all + answerParts.reduce((marks, part) => marks + one[part], 0), 0);
  return Math.round((sum * 10) / (last.length * answerParts.length)) / 10;
}
