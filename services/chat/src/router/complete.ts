import { requiredFields } from '../tools/json-schema.js';
import { fieldLabel } from '../tools/labels.js';
import { namedRows, type Named } from '../tools/named-row.js';
import type { Tool } from '../tools/tool.js';
import type { ToolRun } from '../tools/tool-run.js';
import type { Option, Pending } from './conversation.js';
import { belongs, type Filled } from './fill.js';
import { matching } from './match-name.js';
import { slotsOf, type Slot } from './slot-kinds.js';

export type Complete = {
  readonly kind: 'complete';
  readonly args: Readonly<Record<string, unknown>>;
  /** What the ids among the arguments are called. */
  readonly named: Readonly<Record<string, string>>;
};
export type Incomplete =
  | { readonly kind: 'asks'; readonly text: string; readonly options: readonly Option[]; readonly pending: Pending }
  | { readonly kind: 'tells'; readonly text: string };

const MOST_OPTIONS = 5;

/**
 * Turns names into ids with the caller's own rights, and asks for what is missing, one field at a time. A name that means
 * nothing the caller may see is told so, not guessed.
 */
export async function complete(tool: Tool, { values, names }: Filled, run: ToolRun): Promise<Complete | Incomplete> {
  const args: Record<string, unknown> = { ...values };
  const named: Record<string, string> = {};
  for (const slot of slotsOf(tool)) {
    const { field, spec } = slot;
    if (field in args || !belongs(slot, args)) continue;
    const ask = (text: string, options: readonly Option[] = []): Incomplete => ({
      kind: 'asks',
      text,
      options,
      pending: { tool: tool.name, values: args, names: { ...names, ...named }, field, options },
    });
    if (spec.lookup && (names[field] !== undefined || isNeeded(slot, tool))) {
      const found = await lookUp(slot, names[field], run);
      if (found.kind === 'one') {
        args[field] = found.named.value;
        named[field] = found.named.name;
        continue;
      }
      if (!isNeeded(slot, tool)) {
        named[field] = names[field]!;
        return { kind: 'tells', text: `I found no ${spec.lookup.one} called “${names[field]}”.` };
      }
      if (found.kind === 'none') return { kind: 'tells', text: `You have no ${spec.lookup.one} to choose from.` };
      return ask(found.text, found.options);
    }
    if (isNeeded(slot, tool)) return ask(spec.ask ?? `Please say: ${spec.label ?? fieldLabel(field)}`, optionsOf(slot));
  }
  return { kind: 'complete', args, named };
}

/** Whether the operation needs the field, given what the others hold. */
const isNeeded = (slot: Slot, tool: Tool): boolean =>
  slot.spec.onlyWith !== undefined || requiredFields(tool.operation).includes(slot.field);

type Found =
  | { readonly kind: 'one'; readonly named: Named }
  | { readonly kind: 'several'; readonly text: string; readonly options: readonly Option[] }
  | { readonly kind: 'none' };

async function lookUp({ spec }: Slot, name: string | undefined, run: ToolRun): Promise<Found> {
  const lookup = spec.lookup!;
  const { one } = lookup;
  const ask = spec.ask ?? `Which ${one} do you mean?`;
  if (name === undefined) {
    const rows = lookup.search ? [] : ((await namedRows(lookup, run)) ?? []);
    if (rows.length === 1) return { kind: 'one', named: rows[0]! };
    if (!lookup.search && rows.length === 0) return { kind: 'none' };
    return { kind: 'several', text: ask, options: rows.slice(0, MOST_OPTIONS).map(optionOf) };
  }
  const rows = matching(name, (await candidates(lookup, name, run)) ?? []);
  if (rows.length === 1) return { kind: 'one', named: rows[0]! };
  if (rows.length === 0) return { kind: 'several', text: `I found no ${one} called “${name}”. ${ask}`, options: [] };
  return { kind: 'several', text: `Several fit “${name}”. ${ask}`, options: rows.slice(0, MOST_OPTIONS).map(optionOf) };
}

/** Rows that a list finds under a name; under its longest word, where it finds none under the whole. */
async function candidates(lookup: NonNullable<Slot['spec']['lookup']>, name: string, run: ToolRun) {
  const found = await namedRows(lookup, run, name);
  if (!lookup.search || !found || found.length > 0 || !name.includes(' ')) return found;
  const longest = name.split(/\s+/).toSorted((a, b) => b.length - a.length)[0]!;
  return namedRows(lookup, run, longest);
}

const optionOf = ({ name, hint, value }: Named): Option => ({ name: hint ? `${name} (${hint})` : name, value });

const optionsOf = ({ spec, schema }: Slot): readonly Option[] => {
  const choices = spec.words ? Object.keys(spec.words) : (schema.enum ?? []).map(String);
  return choices.slice(0, 6).map((value) => ({ value, name: fieldLabel(value) }));
};
