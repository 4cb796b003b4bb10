/** A number as somebody wrote it. `unsure`: it could be read in two ways, `250,000` as a quarter of a million or as 250. */
type TypedNumber = { readonly value: number; readonly unsure: boolean };

type Mark = '.' | ',';
type Reading = {
  /** Most digits behind the decimal mark. */
  readonly decimals: number;
  /** The decimal mark of the reader's language. */
  readonly mark: Mark;
};

/** What stands between groups of digits and is no decimal mark anywhere, and what stands around amounts. */
const PASSED_OVER = /[\s'’_\p{Sc}]/gu;
/** Groups of three; of two before the last one, as India writes them. */
const GROUPS = { '.': /^\d{1,3}(?:\.\d{2,3})*\.\d{3}$/, ',': /^\d{1,3}(?:,\d{2,3})*,\d{3}$/ };

/**
 * Reads a number in both ways of writing, `1,250.50` and `1.250,50`; nothing where it is none, or has more digits behind
 * the mark than are kept. Of two marks the last is the decimal one; one mark before just three digits is read as their
 * group where so many could not be kept behind it, and else as the reader's language has it.
 */
export function readNumber(typed: string, reading: Reading): TypedNumber | undefined {
  const [, sign = '', digits = ''] = /^([-−+]?)(.*)$/u.exec(typed.replaceAll(PASSED_OVER, '')) ?? [];
  const parts = /^[\d.,]*\d[\d.,]*$/.test(digits) ? partsOf(digits, reading) : undefined;
  if (!parts || parts.behind.replace(/0+$/, '').length > reading.decimals) return undefined;
  const value = Number(`${parts.whole || '0'}.${parts.behind || '0'}`);
  return { value: /[-−]/.test(sign) ? -value : value, unsure: parts.unsure };
}

/** The digits before and behind the decimal mark. */
function partsOf(digits: string, { decimals, mark }: Reading) {
  const marks = digits.replaceAll(/\d/g, '');
  const last = marks.at(-1) as Mark | undefined;
  if (last === undefined) return { whole: digits, behind: '', unsure: false };
  const isGrouped = GROUPS[last].test(digits);
  const unsure = isGrouped && marks.length === 1;
  const isDecimal = unsure && (digits.startsWith('0') || (last === mark && decimals >= 3));
  if (isGrouped && !isDecimal) return { whole: digits.replaceAll(last, ''), behind: '', unsure };
  const [before, behind] = [digits.slice(0, digits.lastIndexOf(last)), digits.slice(digits.lastIndexOf(last) + 1)];
  const isWhole = /^\d*$/.test(before) || GROUPS[last === '.' ? ',' : '.'].test(before);
  return isWhole ? { whole: before.replaceAll(/\D/g, ''), behind, unsure } : undefined;
}
