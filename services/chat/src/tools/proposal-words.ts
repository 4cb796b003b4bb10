import type { Proposal } from '@talent-os/contracts/chat/parts.js';
import { clip } from '@talent-os/service-kit/clip';
import { findChoices, findField, findLabel } from '@talent-os/contracts/fields/index.js';
import { inWords, type Format, type Locale } from '../present/format.js';
import { bareSchema, itemSchema } from './change-spec.js';
import { inputSchema, type JsonSchema } from './json-schema.js';
import { fieldLabel, labelOf } from '../present/labels.js';
import type { Named } from './named-row.js';
import { valueAt } from '../present/paths.js';
import type { Tool } from './tool.js';

export type Detail = Proposal['details'][number];
/** Where a value comes from: what people said or chose, what is usual, or what the record holds already. */
export type Origin = NonNullable<Detail['from']>;

type Args = Readonly<Record<string, unknown>>;
type DescribedChange = {
  readonly tool: Tool;
  readonly args: Args;
  /** What each id among the arguments stands for, by argument; of a list, one after another. */
  readonly named: ReadonlyMap<string, readonly Named[]>;
  readonly origins: Readonly<Record<string, Origin>>;
  /** Days that may be others as well, each with the other one. */
  readonly doubtful?: readonly { readonly day: string; readonly other: string }[] | undefined;
  readonly locale: Locale;
};

/**
 * What a proposal would change, line by line: names instead of ids, choices by their labels, amounts and times as people
 * write them, what stood there before; nothing the platform fills in.
 */
export function detailsOf({ tool, args, named, origins, doubtful = [], locale }: DescribedChange): Proposal['details'] {
  const { properties = {} } = inputSchema(tool.operation);
  const order = Object.keys(tool.spec.slots ?? {});
  const placeOf = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
  const sorted = Object.entries(args).toSorted(([one], [other]) => placeOf(one) - placeOf(other));
  return sorted.flatMap(([field, value]): Detail[] => {
    const slot = tool.spec.slots?.[field];
    if (slot?.from || slot?.silent || isNothing(value)) return [];
    const label = slot?.label ?? labelIn(tool, field);
    const from = origins[field];
    const origin = from && { from };
    const found = named.get(field);
    if (found) return [{ label, value: found.map((one) => nameIn(one, locale)).join(', '), ...origin }];
    const words = (one: unknown) => valueInWords(tool, field, one, properties[field] ?? {}, locale);
    const before = beforeOf(tool, field, value, named);
    const other = doubtful.find(({ day }) => day === value)?.other;
    return [
      {
        label,
        value: words(value),
        ...origin,
        ...(before !== undefined && { before: words(before) }),
        ...(other !== undefined && { note: `or ${words(other)}?` }),
      },
    ];
  });
}

const LONGEST_NAME = 80;
/** What a card is called: the change, and the thing it is made to. Models and applications are told the change alone. */
export function cardTitle({
  tool: { spec },
  named,
  locale,
}: Pick<DescribedChange, 'tool' | 'named' | 'locale'>): string {
  const { title, card = title } = spec.proposes!;
  const [first] = [...named.values()].flat();
  // `Forget this` points at it already.
  return first && !/\bthis$/.test(card)
    ? `${card}: ${clip(nameIn({ ...first, hint: undefined }, locale), LONGEST_NAME)}`
    : card;
}

const isNothing = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

const labelIn = ({ name, spec }: Tool, field: string): string =>
  spec.slots ? findLabel(name, `in.${field}`).label : fieldLabel(field);

const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/;
function nameIn({ name, hint }: Named, locale: Locale): string {
  const words = (text: string) =>
    MOMENT.test(text) ? inWords(text, 'moment', locale) : DAY.test(text) ? inWords(text, 'day', locale) : text;
  return hint ? `${words(name)} (${words(hint)})` : `${words(name)}`;
}

/** Makes something new beside a thing: what the thing is called is not what stood there before. */
const ADDS = /\.(?:add|create|post|propose|report|request|schedule)[A-Z]?\w*$/;

/** What the record holds where the change would put something else. */
function beforeOf({ spec, name }: Tool, field: string, value: unknown, named: DescribedChange['named']): unknown {
  const [id, ...path] = spec.slots?.[field]?.keeps?.split('.') ?? [];
  if (id === undefined && ADDS.test(name)) return undefined;
  const [first] = id === undefined ? [...named.values()].flat() : (named.get(id) ?? []);
  const before = first && valueAt(first.row, id === undefined ? field : path.join('.'));
  const isSame = JSON.stringify(before) === JSON.stringify(value);
  return before === undefined || isSame || isNothing(before) || typeof before === 'object' ? undefined : before;
}

function valueInWords(tool: Tool, field: string, value: unknown, schema: JsonSchema, locale: Locale): string {
  if (Array.isArray(value)) return value.map((one) => valueInWords(tool, field, one, schema, locale)).join(', ');
  const item = itemSchema(schema);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (item.enum) return choiceLabel(tool, field, String(value), item.enum);
  return inWords(value, formatFor(tool, field, bareSchema(item)), locale) ?? String(value);
}

function choiceLabel({ name, spec }: Tool, field: string, value: string, values: readonly unknown[]): string {
  const known = findChoices(
    name,
    values.filter((one): one is string => typeof one === 'string'),
  );
  return spec.slots?.[field]?.labels?.[value] ?? known[value]?.label ?? labelOf(value);
}

function formatFor({ name }: Tool, field: string, { format, type }: JsonSchema): Format {
  const unit = findField(name, `in.${field}`)?.field.unit;
  if (unit === 'minor units') return 'money';
  if (unit === 'percent' || unit === 'share') return unit;
  if (format === 'date') return 'day';
  if (format === 'date-time') return 'moment';
  return type === 'integer' || type === 'number' ? 'count' : 'text';
}
