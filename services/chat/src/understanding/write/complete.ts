import { inWords } from '../../present/format.js';
import { labelOf } from '../../present/labels.js';
import type { Named } from '../../tools/named-row.js';
import type { Tool } from '../../tools/tool.js';
import type { Change, BegunChange, Option } from './change.js';
import { belongs, type Filled } from './fill.js';
import { slotsOf, type Slot } from './slots.js';
import type { z } from 'zod';

const MOST_OPTIONS = 5;
const MOST_CHOICES = 6;

/** The change where nothing is missing; else the question for the next thing that is, with what can be chosen. */
export function complete(tool: Tool, filled: Filled, said: string, timezone: string): Change {
  const { args, origins, open, unplaced } = filled;
  const known: BegunChange = { tool: tool.name, args, origins, said };
  const slots = slotsOf(tool);
  const slot = slots.find(
    (one) => !(one.field in args) && belongs(one, args) && (one.spec.onlyWith !== undefined || one.required),
  );
  if (slot) {
    const { field, spec } = slot;
    const rows = open.get(field);
    if (spec.lookup && rows?.length === 0)
      return { kind: 'says', text: `You have no ${spec.lookup.one} to choose from.` };
    const options = rows ? rows.slice(0, MOST_OPTIONS).map((row) => optionOf(row, timezone)) : optionsOf(slot);
    return { kind: 'asks', text: questionFor(slot), options, draft: { ...known, field, options } };
  }
  const issue = issueIn(tool, slots, args);
  if (issue) {
    const { slot: wrong, message } = issue;
    const draft = { ...known, field: wrong.field, options: optionsOf(wrong) };
    return { kind: 'asks', text: /[.?]$/.test(message) ? message : `${message}.`, options: optionsOf(wrong), draft };
  }
  const same = unchanged(slots, filled);
  if (same) {
    const isSure = origins[same.field] === 'chosen' || said.toLowerCase().includes(same.name.toLowerCase());
    return isSure ? { kind: 'says', text: same.text } : another(same, slots, filled, known);
  }
  const kept = slots.filter(({ field, spec }) => spec.keeps && !spec.lookup && field in args);
  if (kept.length > 1 && kept.every(({ field }) => origins[field] === 'record') && !changesElse(slots, filled)) {
    const labels = kept.map(({ field, spec }) => (spec.label ?? labelOf(field)).toLowerCase());
    const text = `What should change, and to what: ${labels.join(', ')}?`;
    return {
      kind: 'asks',
      text,
      options: [],
      draft: { ...known, args: identifying(slots, filled), field: '', options: [] },
    };
  }
  return { kind: 'complete', tool, known, unplaced };
}

/** A field that the operation would miss beside what was said: it is asked for instead. */
function issueIn({ operation }: Tool, slots: readonly Slot[], args: BegunChange['args']) {
  const { error } = (operation.input as z.ZodType).safeParse(args);
  for (const { path, message } of error?.issues ?? []) {
    const slot = slots.find(
      ({ field, spec }) => field === path[0] && !(field in args) && !spec.silent && !spec.keeps && !spec.lookup,
    );
    if (slot) return { slot, message };
  }
  return undefined;
}

/** Whether anything was said that the record does not hold. */
const changesElse = (slots: readonly Slot[], { args, origins }: Filled): boolean =>
  slots.some(({ field, spec }) => field in args && !spec.lookup && origins[field] === 'said');
const identifying = (slots: readonly Slot[], { args }: Filled): BegunChange['args'] =>
  Object.fromEntries(
    Object.entries(args).filter(([field]) => slots.some((one) => one.field === field && one.spec.lookup)),
  );

function questionFor({ field, spec }: Slot): string {
  const text =
    spec.ask ??
    (spec.lookup
      ? `Which ${spec.lookup.one} do you mean?`
      : `What is the ${(spec.label ?? labelOf(field)).toLowerCase()}?`);
  return /[?.]$/.test(text) ? text : /^Please\b/.test(text) ? `${text}.` : `${text}?`;
}

/** What there is to say where a change would change nothing. */
function unchanged(slots: readonly Slot[], { args, origins, rows }: Filled): Same | undefined {
  const [first, named] = [...rows.entries()][0] ?? [];
  const given = slots.filter(
    ({ field, spec }) =>
      field in args &&
      named !== undefined &&
      field in named.row &&
      (!spec.lookup || spec.lookup.with || spec.lookup.in) &&
      /said|chosen/.test(origins[field] ?? ''),
  );
  // A record that the change is about is known by its id; a place it is made in is none.
  if (!named || first === undefined || named.row['id'] !== args[first] || given.length === 0) return undefined;
  const equal = given.every(({ field }) => JSON.stringify(named.row[field]) === JSON.stringify(args[field]));
  const nameOf = ({ field, spec }: Slot) =>
    rows.get(field)?.name ?? spec.labels?.[String(args[field])] ?? labelOf(String(args[field]));
  const text = `${named.name} is already ${given.map(nameOf).join(', ')}: nothing to change.`;
  return equal ? { text, name: named.name, field: first } : undefined;
}

type Same = { readonly text: string; readonly name: string; readonly field: string };
/** What was named in part only may be another thing. */
function another({ text, field }: Same, slots: readonly Slot[], { args, origins }: Filled, known: BegunChange): Change {
  const { spec } = slots.find((one) => one.field === field)!;
  const rest = Object.fromEntries(
    Object.entries(args).filter(([name]) => name !== field && origins[name] !== 'record' && origins[name] !== 'usual'),
  );
  const draft = { ...known, args: rest, field, options: [] };
  return {
    kind: 'asks',
    text: `${text} Which ${spec.lookup?.one ?? 'one'} did you mean, if it is another?`,
    options: [],
    draft,
  };
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/;
/** A name as people read it: a moment with its clock, a day with its month. */
export const readable = (name: string, timezone: string): string => {
  const locale = { currency: 'USD', timezone };
  if (MOMENT.test(name)) return inWords(name, 'moment', locale) ?? name;
  return DAY.test(name) ? (inWords(name, 'day', locale) ?? name) : labelOfKey(name);
};
const labelOfKey = (name: string): string => (/^[a-z]+(?:_[a-z]+)*$/.test(name) ? labelOf(name) : name);

const optionOf = ({ name, hint, value }: Named, timezone: string): Option => ({
  name: hint ? `${readable(name, timezone)} (${readable(hint, timezone)})` : readable(name, timezone),
  value,
});
function optionsOf({ spec, schema, kind }: Slot): readonly Option[] {
  if (kind === 'yes')
    return [
      { name: 'Yes', value: 'true' },
      { name: 'No', value: 'false' },
    ];
  if (kind !== 'choice' && !schema.enum) return [];
  return (schema.enum ?? [])
    .map(String)
    .slice(0, MOST_CHOICES)
    .map((value) => ({ value, name: spec.labels?.[value] ?? labelOf(value) }));
}
