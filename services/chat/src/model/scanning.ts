import { mayLead } from './links.rules.js';

/** What was read at the beginning of a rest: so many characters, to be replaced by a text. `wait`: not all of it is there yet. */
export type ScanStep = { readonly length: number; readonly text: string } | 'wait';

/** Longest label and target of a link and longest tag, in characters: what is longer is text. They bound what a stream holds back. */
export const LABEL = 300;
export const TARGET = 600;
const TAG = 200;

/** Stands where an address stood. */
const REMOVED = '(link removed)';

/** Beginnings of what has to be looked at. */
const MARKS = /!?\[|\]\(|<(?=[a-z/!?])/;
const SCHEME = /[a-z][a-z0-9+.-]{0,40}:\/\/|www\./;
const HIDDEN = /&(?:#\w{1,8}|[a-z]\w{1,31});|\\(?=[!-/:-@[-`{-~])/;
export const START = new RegExp(MARKS.source, 'i');
export const SEALED_START = new RegExp(`${MARKS.source}|${SCHEME.source}|${HIDDEN.source}`, 'i');

/** Ends that may turn out to be such a beginning. */
export const UNSURE = /[!\]<]$/;
export const SEALED_UNSURE = /(?:[!\]<\\]|&#?\w{0,32}|[a-z][a-z0-9+.-]{0,40}(?::\/?)?)$/i;

/**
 * Where the bracket closes that was opened before `from`. `open`: the text ends first, within the limit. `none`: an empty
 * line or the limit comes first.
 */
export function closing(text: string, from: number, pair: '[]' | '()', limit: number): number | 'open' | 'none' {
  let depth = 0;
  const to = Math.min(text.length, from + limit);
  for (let at = from; at < to; at += 1) {
    if (text[at] === '\n' && text[at + 1] === '\n') return 'none';
    if (text[at] === pair[0]) depth += 1;
    else if (text[at] === pair[1] && depth === 0) return at;
    else if (text[at] === pair[1]) depth -= 1;
  }
  return text.length >= from + limit ? 'none' : 'open';
}

/** `<https://…>` is an address; everything else in angle brackets is HTML and goes. */
export function readTag(rest: string, final: boolean, sealed: boolean): ScanStep {
  const close = rest.slice(0, TAG).indexOf('>');
  if (close < 0 && !final && rest.length < TAG) return 'wait';
  // Nothing that a browser would take for a tag.
  if (close < 0) return { length: 1, text: '< ' };
  const inside = rest.slice(1, close);
  const address = /^[a-z][a-z0-9+.-]*:/i.test(inside);
  const shown = address && mayLead(inside, sealed) ? inside : address ? REMOVED : '';
  return { length: close + 1, text: shown };
}

/** An address that stands in the text by itself, to its end. */
export function readAddress(rest: string, final: boolean): ScanStep {
  const end = rest.search(/[\s<>"'()[\]]/);
  if (end < 0 && !final) return 'wait';
  return { length: end < 0 ? rest.length : end, text: REMOVED };
}

/** What would be read as another character later: an entity, an escape. */
export function readHidden(rest: string): ScanStep {
  const entity = /^&[#\w]+;/.exec(rest)?.[0];
  if (!entity) return { length: 1, text: '' };
  return { length: entity.length, text: entity === '&amp;' ? '&' : ' ' };
}

/** Whether a label is numbers of sources: `3`, or `1, 2`. */
export const isNumbers = (label: string): boolean => /^\s*\d{1,4}(?:\s*,\s*\d{1,4})*\s*$/.test(label);
