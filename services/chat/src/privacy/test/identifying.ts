import { viewOf } from '../view.js';
import { healthTexts, type IdentifyingRow } from './identifying.data.js';

type Identifying = {
  readonly text: string;
  /** What of it nobody may learn: the detail as it stands there. */
  readonly detail: string;
};

const wide = (text: string) => text.replaceAll(/[0-9]/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
const LOOKS: Readonly<Record<string, string>> = { a: 'а', e: 'е', o: 'о', p: 'р', c: 'с', x: 'х', i: 'і' };
/** Ways to write a detail so that a plain comparison misses it. */
const disguises: readonly ((detail: string) => string)[] = [
  (detail) => detail.toUpperCase(),
  (detail) => detail.toLowerCase(),
  (detail) => detail.replaceAll(' ', '\n'),
  (detail) => [...detail].join('\u200b'),
  (detail) => wide(detail.replaceAll(/[aeopcxi]/g, (letter) => LOOKS[letter]!)),
  (detail) => detail.replaceAll(' ', '\u00a0 ').replaceAll('-', '\u2011'),
];

/** Texts with identifying details: each as people write it, and each in one disguise. */
export function identifyingTexts(rows: readonly IdentifyingRow[]): Identifying[] {
  const plain = rows.flatMap(([about, ...details]) => details.map((detail) => ({ about, detail })));
  const hidden = plain.map(({ about, detail }, index) => ({
    about,
    detail: disguises[index % disguises.length]!(detail),
  }));
  const told = [...plain, ...hidden].map(({ about, detail }) => ({ text: about.replace('…', () => detail), detail }));
  return [...told, ...healthTexts.map(([text, detail]) => ({ text, detail }))];
}

const squashed = (text: string) =>
  viewOf(text)
    .text.toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The pieces of a detail that say something by themselves. */
const piecesOf = ({ text, detail }: Identifying): string[] => {
  const around = viewOf(text.replace(detail, ' ')).text.toLowerCase();
  return viewOf(detail)
    .text.toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((piece) => piece.length >= 4 && !around.includes(piece));
};

/** What of a detail stands in something that was sent; nothing where none of it does. */
export function leakOf(identifying: Identifying, sent: string): string | undefined {
  const plain = sent.replaceAll(/⟦[A-Z]+_\d+⟧|\\n/g, ' ');
  const whole = squashed(identifying.detail);
  if (squashed(plain).includes(whole)) return whole;
  const words = new Set(
    viewOf(plain)
      .text.toLowerCase()
      .split(/[^\p{L}\p{N}]+/u),
  );
  return piecesOf(identifying).find((piece) => words.has(piece));
}
