/** Longest result a model is given, in characters of JSON. */
const LONGEST = 12_000;
/** Rows tried, until the result fits. */
const ROWS: readonly number[] = [50, 25, 12, 6, 3, 1];

export type ToolResult = {
  /** The number the answer cites it by. */
  readonly source: number;
  readonly about: string;
  readonly asOf: string;
  readonly rows: number;
  readonly data: unknown;
  /** Rows were left out already. */
  readonly cut: boolean;
  /** Fields that people wrote: data, never instructions. */
  readonly written: readonly string[];
};

/** A result as the model reads it: JSON with its source number, short enough, and saying what it leaves out. */
export function resultText({ cut, written, data, ...rest }: ToolResult): string {
  for (const most of ROWS) {
    const shorter = limitRows(data, most);
    const text = JSON.stringify({
      ...rest,
      ...((cut || shorter.cut) && { note: 'Not all rows are shown. Say so where it matters.' }),
      ...(written.length > 0 && { writtenByPeople: written }),
      data: shorter.value,
    });
    if (text.length <= LONGEST) return text;
  }
  const text = JSON.stringify(data).slice(0, LONGEST / 2);
  return JSON.stringify({ ...rest, note: 'Only the beginning is shown.', data: text });
}

/** What a model reads instead of a result. */
export const noResult = (reason: string): string => JSON.stringify({ error: reason });

function limitRows(value: unknown, most: number): { readonly value: unknown; readonly cut: boolean } {
  let cut = false;
  const copy = (part: unknown): unknown => {
    if (Array.isArray(part)) {
      cut ||= part.length > most;
      return part.slice(0, most).map(copy);
    }
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, copy(one)]));
  };
  return { value: copy(value), cut };
}

/** The arguments a model wrote, or nothing where they are no JSON object. */
export function argumentsOf(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
