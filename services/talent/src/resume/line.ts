/** A line of a résumé as it is read: what stands apart on it are cells, and those are in the order of the eye. */
export type Line = {
  readonly cells: readonly string[];
  readonly page: number | null;
  /** How large its type is; 0 where the file does not say. */
  readonly size: number;
  /** A line of nothing, or more room than usual, stands above it. */
  readonly apart: boolean;
};

export const textOf = ({ cells }: Pick<Line, 'cells'>): string => cells.join('  ');

/** Without hidden characters, one space between words. */
export const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\s]+/gu, (gap) => (/\s/.test(gap) ? ' ' : ''))
    .trim();

/** The cells of a text: tabs and wide gaps part them. */
export const cellsOf = (text: string): string[] =>
  text
    .split(/\t+| {3,}|\u00A0{3,}/)
    .map(clean)
    .filter((cell) => cell !== '');
