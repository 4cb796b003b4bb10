import { z } from 'zod';

// Marks that turn the direction of a text, or stand in it unseen. What joins letters and emoji, U+200C and U+200D, stays.
const HIDDEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\u{e0001}]/gu;
/** Signs that are nothing to look at. */
const UNSEEN = /^[\s\p{C}\p{M}\p{Z}\u115f\u1160\u2800\u3164\uffa0]*$/u;
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/** A text as it is kept: composed (NFC), no space around it, and nothing where there is nothing to see. */
function seen(text: string): string {
  const composed = text.toWellFormed().normalize('NFC').trim();
  return UNSEEN.test(composed) ? '' : composed;
}

/** The one form of a text of one line: as `seen` has it, without marks nobody sees; a tab is a space. */
export const lineOf = (text: string): string => seen(text.replaceAll(HIDDEN, '').replaceAll('\t', ' '));

/** Whether such a text has more than one line, or signs that drive a terminal. */
export const breaksLine = (text: string): boolean => CONTROL.test(text);

/** A line another system says, which nobody here can mend: what would break it is a space. */
export const foreignLine = (text: string): string => lineOf(text.replaceAll(/[\s\p{Cc}]+/gu, ' '));

const LINE_BROKEN = 'Please write this in one line, without control characters';

/** A text of one line: names, titles, numbers, places. Its length is counted when it is in its one form. */
export const lineText = () =>
  z
    .string()
    .overwrite(lineOf)
    .refine((text) => !breaksLine(text), LINE_BROKEN);

/**
 * A name people give to what others are found by, a department or an asset: composed (NFC), no space around it, one space
 * between words. Two that look the same are the same.
 */
export const label = () =>
  z
    .string()
    .overwrite((text) => lineOf(text.replaceAll(/\s+/g, ' ')).replaceAll(/ +/g, ' '))
    .refine((text) => !breaksLine(text), LINE_BROKEN);

/** A text of several lines: notes, reasons, descriptions. Lines end in one way. */
export const prose = () => z.string().overwrite((text) => seen(text.replaceAll(/\r\n?/g, '\n')));
