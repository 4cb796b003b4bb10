import type { FigureSpec, Where } from '@talent-os/contracts/assistant.js';
import { rowsAt, valueAt } from './paths.js';
import { counted, formats, inWords, isClosed, type Format, type Locale } from './format.js';
import { neutral } from './neutral.js';
import { formatOf, nodeAt, type Node } from './schema-format.js';

export type PresentedAnswer = {
  readonly output: unknown;
  readonly schema: Node;
  readonly locale: Locale;
  readonly figures?: Readonly<Record<string, FigureSpec>>;
};

const GUARD = /^\{([?!])([\w.]+)\}/;
const PLACE = /\{([\w.]+)(?:\|([^}]+))?\}/g;

/** The values a sentence depends on, by path; each once. */
export const pathsIn = (template: string): readonly string[] => [
  ...new Set([...template.matchAll(/\{[?!]?([\w.]+)(?:\|[^}]+)?\}/g)].map(([, path]) => path!)),
];

/** A sentence with its values, or nothing where one of them is absent or its condition does not hold. */
export function sentence(template: string, shown: PresentedAnswer): string | undefined {
  const guard = GUARD.exec(template);
  if (guard && Boolean(valueOf(guard[2]!, shown)) !== (guard[1] === '?')) return undefined;
  let complete = true;
  const text = template.replace(GUARD, '').replaceAll(PLACE, (_, path: string, format: string | undefined) => {
    const words = valueInWords(path, format, shown);
    complete &&= words !== undefined;
    return words ?? '';
  });
  return complete ? text.replace(/^at least/, 'At least') : undefined;
}

function valueInWords(path: string, format: string | undefined, shown: PresentedAnswer): string | undefined {
  const value = valueOf(path, shown);
  if (format?.startsWith('one:')) {
    const number = counted(Array.isArray(value) ? value.length : Number(value), format.slice(4));
    return isAtLeast(path, shown.output) ? `at least ${number}` : number;
  }
  return cell(value, format, formatAt(path, shown), shown.locale);
}

/** Whether a list says of its `total` that there are more. */
export const isAtLeast = (path: string, output: unknown): boolean =>
  /\btotal$/.test(path) && valueAt(output, path.replace(/total$/, 'more')) === true;

/** A value in words, made harmless where a person wrote it. */
export function cell(value: unknown, format: string | undefined, own: Format, locale: Locale): string | undefined {
  const chosen = formats.find((one) => one === format) ?? own;
  const words = inWords(value, chosen, locale);
  return words === undefined || isClosed(chosen) ? words : neutral(words);
}

function valueOf(path: string, { output, figures }: PresentedAnswer): unknown {
  const figure = figures?.[path];
  return figure ? figureIn(figure, output) : valueAt(output, path);
}

/** A figure has the format of what it sums. */
function formatAt(path: string, { schema, figures }: PresentedAnswer): Format {
  const figure = figures?.[path];
  return formatOf(nodeAt(schema, figure ? figure.path : path));
}

/** A figure worked out from the rows of an answer. */
export function figureIn({ of, path, where }: FigureSpec, output: unknown): number {
  const parts = path.split('.');
  const field = of === 'sum' ? parts.pop()! : '';
  const rows = rowsAt(output, parts.join('.')).filter((row) => fits(row, where));
  return of === 'count' ? rows.length : rows.reduce<number>((sum, row) => sum + Number(valueAt(row, field) ?? 0), 0);
}

/** Whether a row holds one of the values in each field. */
export const fits = (row: unknown, where: Where | undefined): boolean =>
  Object.entries(where ?? {}).every(([field, values]) => values.includes((valueAt(row, field) ?? null) as never));
