/**
 * A text as the screen reads it: look-alikes, widths, marks and hidden characters are gone, case stays. `starts` and
 * `ends` lead each place back to the original; a text that needs no change has none.
 */
export type NormalizedText = {
  readonly text: string;
  readonly starts: readonly number[] | undefined;
  readonly ends: readonly number[] | undefined;
};

/** Letters of other alphabets that look like Latin ones: each is followed by what it looks like. */
const LOOK_ALIKES =
  'аaбbвbгrдdеeёeжxзzиuіiїiјjкkмmнhоoпnрpсcѕsтtуyфoхxцuчyшwьbяrһhԁdԛqԝwӏlАAВBЕEЁEЗ3ІIЇIЈJКKМMНHОOРPСCЅSТTУYХXҮYӀI' +
  'αaβbγyεeζzηnιiκkλlμuνvοoρpσoςcτtυuχxωwΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXıiłlŁLøoØOđdĐDðdħhŧtſsƒfɑaɡgɩiᴀaⅼlℓl՝' +
  "'օoսuհhոnցgաwԼLՕO’'‘'‛'ʼ'ʹ'′'`'´'＇'";
const alike = new Map<string, string>();
for (let at = 0; at + 1 < LOOK_ALIKES.length; at += 2) alike.set(LOOK_ALIKES[at]!, LOOK_ALIKES[at + 1]!);
alike.set('ß', 'ss').set('æ', 'ae').set('Æ', 'AE').set('œ', 'oe').set('Œ', 'OE').set('þ', 'th').set('Þ', 'Th');

const PLAIN = /^(?:[\x21-\x5f\x61-\x7e]|[\n ](?![\n ]))*$/;
const HIDDEN = /[\p{Cf}\p{Mn}\p{Me}\p{Cc}\u115f\u1160\u3164\uffa0\u2800]/u;
const SPACE = /[\p{Zs}\t\v\f\r]/u;
const LINE = /[\n\u2028\u2029\u0085]/u;
const DASH = /[\p{Pd}\u2212\u2043]/u;
const DIGIT = /\p{Nd}/u;

/** The first digit of every ten that no compatibility form leads to Latin ones. */
const ZEROS: readonly number[] = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040,
  0x17e0, 0x1810,
];

function digitOf(character: string): string | undefined {
  const code = character.codePointAt(0)!;
  const zero = ZEROS.find((one) => code >= one && code < one + 10);
  return zero === undefined ? undefined : String(code - zero);
}

function foldCharacter(character: string): string {
  if (LINE.test(character)) return '\n';
  if (SPACE.test(character)) return ' ';
  const known = alike.get(character);
  if (known !== undefined) return known;
  if (HIDDEN.test(character)) return '';
  if (DASH.test(character)) return '-';
  if (DIGIT.test(character)) return digitOf(character) ?? character.normalize('NFKD');
  return [...character.normalize('NFKD')]
    .map((part) => alike.get(part) ?? (HIDDEN.test(part) ? '' : SPACE.test(part) ? ' ' : part))
    .join('');
}

const cache = new Map<string, string>();
const MOST_CACHED = 4_000;

function fold(character: string): string {
  let found = cache.get(character);
  if (found === undefined) {
    found = foldCharacter(character);
    if (cache.size >= MOST_CACHED) cache.clear();
    cache.set(character, found);
  }
  return found;
}

const GAP = /^[\n ]$/;
const isPlain = (character: string) =>
  character.length === 1 && character >= ' ' && character <= '~' && character !== '`';

/** How the screen reads a text. */
export function viewOf(text: string): NormalizedText {
  if (PLAIN.test(text)) return { text, starts: undefined, ends: undefined };
  const out: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    const shown = isPlain(character) ? character : fold(character);
    const last = out.length - 1;
    // Several spaces are one; a line among them stays one.
    const joins = GAP.test(shown) && last >= 0 && GAP.test(out[last]!);
    // Hidden characters belong to what stands before them, so that they leave with it.
    if ((joins || shown === '') && last >= 0) ends[last] = end;
    if (joins) out[last] = shown === '\n' ? shown : out[last]!;
    else
      for (let index = 0; index < shown.length; index += 1) {
        out.push(shown[index]!);
        starts.push(at);
        ends.push(end);
      }
    at = end;
  }
  return { text: out.join(''), starts, ends };
}

export type Span = { readonly start: number; readonly end: number };

/** The place in the original that a place in the view stands for. */
export function originalOf({ starts, ends }: NormalizedText, { start, end }: Span): Span {
  if (!starts || !ends || end <= start) return { start, end };
  return { start: starts[start]!, end: ends[end - 1]! };
}

/** The view with some of its places replaced, in order. */
export function replaceSpans(
  view: NormalizedText,
  changes: readonly (Span & { readonly text: string })[],
): NormalizedText {
  if (changes.length === 0) return view;
  let out = '';
  const starts: number[] = [];
  const ends: number[] = [];
  const keep = (from: number, to: number) => {
    out += view.text.slice(from, to);
    for (let at = from; at < to; at += 1) {
      starts.push(view.starts?.[at] ?? at);
      ends.push(view.ends?.[at] ?? at + 1);
    }
  };
  let done = 0;
  for (const change of changes) {
    keep(done, change.start);
    const whole = originalOf(view, change);
    for (let index = 0; index < change.text.length; index += 1) {
      starts.push(whole.start);
      ends.push(whole.end);
    }
    out += change.text;
    done = change.end;
  }
  keep(done, view.text.length);
  return { text: out, starts, ends };
}
