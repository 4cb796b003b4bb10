import { industries, industryLabels, type Industry } from '@talent-os/contracts';
import {
  CatalogueInput,
  catalogueKindKeys,
  catalogueKinds,
  courseFormatKeys,
  courseFormats,
  type CatalogueContent,
  type CatalogueField,
  type CatalogueKind,
} from '@talent-os/contracts/talent/catalogue-shapes.js';
import { readNumber } from '@talent-os/contracts/typed-number.js';
import { readYesNo } from '@talent-os/contracts/yes-no.js';
import { amountCell, digitsOf, type Cell } from '@talent-os/service-kit/csv';
import type { Column } from '@talent-os/service-kit/csv-of';
import type { ExportedRow } from './catalogue.queries.js';

/** Why a cell cannot be read. */
class Unread extends Error {}

/** Ids of skills by their names in lower case. */
type SkillIds = ReadonlyMap<string, string>;
/** Names of skills by their ids. */
type SkillNames = ReadonlyMap<string, string>;

type CellReader = (cell: string, skills: SkillIds) => unknown;
type CellWriter = (value: never, names: SkillNames) => Cell;
type FileColumn = {
  readonly heading: string;
  readonly field: CatalogueField;
  readonly read: CellReader;
  readonly write: CellWriter;
};

const partsOf = (cell: string, mark: string): string[] =>
  cell
    .split(mark)
    .map((one) => one.trim())
    .filter((one) => one !== '');
/** Several things stand on lines of their own in a cell, as an export has them, or with a semicolon between them. */
const listIn = (cell: string): string[] => partsOf(cell, cell.includes('\n') ? '\n' : ';');
const listText = (list: readonly string[]): string => list.join('\n');

/** A choice as its value or as its label, whatever its case. */
function chosen<T extends string>(
  cell: string,
  values: readonly T[],
  labels: Readonly<Record<T, string>>,
  of: string,
): T {
  const sought = cell.trim().toLowerCase();
  const found = values.find((value) => [value, labels[value]].some((one) => one.toLowerCase() === sought));
  if (!found) throw new Unread(`“${cell.slice(0, 60)}” is no ${of}`);
  return found;
}

const idsOf = (names: readonly string[], skills: SkillIds): string[] =>
  names.map((name) => {
    const id = skills.get(name.toLowerCase());
    if (!id) throw new Unread(`“${name.slice(0, 60)}” is no skill the organization knows`);
    return id;
  });
const namesOf = (ids: readonly string[], names: SkillNames): string[] => ids.flatMap((id) => names.get(id) ?? []);

const text = (heading: string, field: CatalogueField): FileColumn => ({
  heading,
  field,
  read: (cell) => (cell === '' ? null : cell),
  write: (value: string | null) => value,
});
const number = (heading: string, field: CatalogueField, decimals = 0): FileColumn => ({
  heading,
  field,
  read: (cell) => (cell === '' ? null : numberIn(cell, decimals)),
  write: (value: number | null) => value,
});
const list = (heading: string, field: CatalogueField): FileColumn => ({
  heading,
  field,
  read: (cell) => listIn(cell),
  write: listText,
});

function numberIn(cell: string, decimals: number): number {
  const read = readNumber(cell, { decimals, mark: '.' });
  if (!read) throw new Unread(`“${cell.slice(0, 40)}” is no number`);
  return read.value;
}

/** A step: `Charge nurse | 18 | Shift handover, Staffing to census | ACLS`. */
function stepIn(cell: string, skills: SkillIds) {
  const [role = '', months = '', named = '', certifications = ''] = cell.split('|').map((part) => part.trim());
  return {
    role,
    months: months === '' ? 0 : numberIn(months, 0),
    skillIds: idsOf(partsOf(named, ','), skills),
    certifications: partsOf(certifications, ','),
  };
}
const stepText = ({ role, months, skillIds, certifications }: CatalogueContent['steps'][number], names: SkillNames) =>
  [role, months, namesOf(skillIds, names).join(', '), certifications.join(', ')].join(' | ');

/** A price: its heading says in which currency. */
const priceIn = (currency: string): FileColumn => ({
  heading: `price (${currency})`,
  field: 'price',
  read: (cell) => (cell === '' ? null : Math.round(numberIn(cell, digitsOf(currency)) * 10 ** digitsOf(currency))),
  write: (value: number | null) => (value === null ? null : amountCell(value, currency)),
});

const COLUMNS: readonly FileColumn[] = [
  text('title', 'title'),
  text('summary', 'summary'),
  number('minutes', 'minutes'),
  {
    heading: 'skills',
    field: 'skillIds',
    read: (cell, skills) => idsOf(listIn(cell), skills),
    write: (value: readonly string[], names) => listText(namesOf(value, names)),
  },
  text('provider', 'provider'),
  text('topic', 'topic'),
  number('contact hours', 'credits', 2),
  {
    heading: 'required',
    field: 'required',
    read: (cell) => {
      const said = cell === '' ? false : readYesNo(cell);
      if (said === undefined) throw new Unread(`“${cell.slice(0, 40)}” under required is neither yes nor no`);
      return said;
    },
    write: (value: boolean) => (value ? 'yes' : 'no'),
  },
  {
    heading: 'format',
    field: 'format',
    read: (cell) => (cell === '' ? null : chosen(cell, courseFormatKeys, courseFormats, 'format')),
    write: (value: keyof typeof courseFormats | null) => value,
  },
  list('parts', 'parts'),
  text('text', 'body'),
  text('question', 'question'),
  list('options', 'options'),
  number('answer', 'answer'),
  text('why', 'why'),
  text('from role', 'fromRole'),
  {
    heading: 'steps',
    field: 'steps',
    read: (cell, skills) => listIn(cell).map((one) => stepIn(one, skills)),
    write: (value: CatalogueContent['steps'], names) => listText(value.map((one) => stepText(one, names))),
  },
  list('criteria', 'criteria'),
  text('ends on', 'endsOn'),
  text('starts at', 'startsAt'),
  text('place', 'place'),
  number('seats', 'seats'),
];

/** The columns of a file in the currency of the organization. */
const columnsIn = (currency: string): readonly FileColumn[] => [...COLUMNS, priceIn(currency)];

/** The headings of a file. */
export const fileHeadings = (currency: string): readonly string[] => [
  'kind',
  'industry',
  ...columnsIn(currency).map(({ heading }) => heading),
];
const NEEDED = ['kind', 'industry', 'title', 'summary'] as const;

/** The columns of an export: the ones an import takes, and where each item stands. */
export const fileColumns = (names: SkillNames, currency: string): readonly Column<ExportedRow>[] => [
  'kind',
  'industry',
  ...columnsIn(currency).map(({ heading, field, write }) => ({
    heading,
    read: ({ content }: ExportedRow) => write(content[field] as never, names),
  })),
  'status',
];

const plain = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');

export type CatalogueFileRow = {
  readonly line: number;
  readonly kind: CatalogueKind;
  readonly industry: Industry;
  readonly content: CatalogueContent;
};

/** Names of needed columns that a first line lacks. */
export const missingHeadings = (cells: readonly string[]): string[] => {
  const headings = new Set(cells.map(plain));
  return NEEDED.filter((name) => !headings.has(name));
};

/** What a file is read with: ids of skills by their names in lower case, and the currency of the organization. */
export type FileFacts = { readonly skills: SkillIds; readonly currency: string };

/** Headings of prices in no currency, or in another one. */
const strangePrices = (headings: readonly string[], currency: string): readonly string[] =>
  headings.filter((heading) => /^price\b/.test(plain(heading)) && plain(heading) !== plain(priceIn(currency).heading));

/** A row as an item, or what is wrong with it. */
export function itemOf(
  headings: readonly string[],
  { line, cells }: { readonly line: number; readonly cells: readonly string[] },
  { skills, currency }: FileFacts,
): CatalogueFileRow | string {
  const columns = columnsIn(currency);
  const places = new Map(headings.map((heading, at) => [plain(heading), at]));
  const at = (heading: string) => (cells[places.get(plain(heading)) ?? -1] ?? '').trim();
  if (cells.slice(headings.length).some((cell) => cell.trim() !== ''))
    return 'it has more cells than there are headings';
  if (strangePrices(headings, currency).some((heading) => at(heading) !== ''))
    return `price: prices are in ${currency} here; the column is called “${priceIn(currency).heading}”`;
  try {
    const kind = chosen(at('kind'), catalogueKindKeys, catalogueKinds, 'kind');
    const industry = chosen(at('industry'), industries, industryLabels, 'industry');
    const said = columns.map(({ heading, field, read }) => [field, read(at(heading), skills)] as const);
    const parsed = CatalogueInput.safeParse(Object.fromEntries(said));
    if (parsed.success) return { line, kind, industry, content: parsed.data };
    const [issue] = parsed.error.issues;
    const column = columns.find(({ field }) => field === issue!.path[0])?.heading ?? 'row';
    return `${column}: ${issue!.message}`;
  } catch (error) {
    if (error instanceof Unread) return error.message;
    throw error;
  }
}
