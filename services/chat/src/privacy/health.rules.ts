import type { Finding, DetailPattern } from './finding.js';
import { healthWords, namesPlaces } from './health.data.js';
import type { Word } from './words.js';

/** Phrases by their first word, longest first. */
const phrases = new Map<string, string[][]>();
for (const list of Object.values(healthWords))
  for (const phrase of list.split(',').map((one) => one.trim().split(/\s+/))) {
    const first = phrase[0]!;
    if (first === '') continue;
    const known = phrases.get(first);
    if (known) known.push(phrase);
    else phrases.set(first, [phrase]);
  }
for (const list of phrases.values()) list.sort((a, b) => b.length - a.length);

const singular = (word: string) => (word.length > 4 && word.endsWith('s') ? word.slice(0, -1) : word);

/** How many words of a phrase follow; 0 where it is another. */
function lengthAt(words: readonly Word[], at: number): number {
  const { text } = words[at]!;
  const fitting = [
    ...(phrases.get(text) ?? []),
    ...(singular(text) === text ? [] : (phrases.get(singular(text)) ?? [])),
  ];
  const same = (word: string, wanted: string) => word === wanted || singular(word) === wanted;
  return (
    fitting.find((phrase) => phrase.every((word, index) => same(words[at + index]?.text ?? '', word)))?.length ?? 0
  );
}

/** Words that tell how a person is, by the table. */
export function healthIn(words: readonly Word[]): Finding[] {
  const findings: Finding[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const length = lengthAt(words, at);
    if (length === 0) continue;
    const behind = [words[at + length]?.text, words[at + length + 1]?.text];
    if (!behind.some((word) => word !== undefined && namesPlaces.has(word)))
      findings.push({ kind: 'HEALTH', start: words[at]!.start, end: words[at + length - 1]!.end });
    at += length - 1;
  }
  return findings;
}

/** What is measured, dosed and coded. */
export const healthForms: readonly DetailPattern[] = [
  { kind: 'HEALTH', pattern: /\b[A-TV-Z]\d{2}\.\d[A-Z\d]{0,3}\b/g },
  { kind: 'HEALTH', pattern: /(?<![\w.])\d+(?:[.,]\d+)?\s?(?:mg|mcg|mmol\/l|mg\/dl|mmhg)\b/gi },
  { kind: 'HEALTH', pattern: /\b(?:bp|hba?1c)\b[\s:=]*(?:of|is|was)?\s*\d{2,3}(?:[./]\d{1,3})?\b/gi },
];
