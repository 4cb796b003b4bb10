import type { Tool } from '../../../tools/tool.js';
import type { Operation } from '@talent-os/contracts';
import type { LookupSpec, Where } from '@talent-os/contracts/assistant.js';
import { valuesAt } from '../../../present/paths.js';
import { allTools } from '../../../tools/tool.js';
import { companyOf } from '../../test/company.js';
import type { Scene } from '../../understand.js';
import type { Draft } from '../change.js';
import { slotsOf, type Slot } from '../slots.js';

/** An order made of nothing but a change's own words: verb and thing, and each field that takes a figure or a choice by its label. */
export function orderFor(tool: Tool, choice = 0): string {
  const { label = '' } = tool.spec;
  const values = slotsOf(tool)
    .filter(
      ({ spec, required, kind }) =>
        required && !spec.lookup && !spec.silent && !spec.keeps && /choice|number/.test(kind),
    )
    .map((slot) => `${(slot.spec.label ?? slot.field).toLowerCase()} ${sampleOf(slot, choice)}`);
  return [label, ...(values.length > 0 ? [`with ${values.join(' and ')}`] : [])].join(' ');
}

/** An answer to what a draft asks for: the first of its choices, or a value of the kind. */
export function replyFor(tool: Tool, { field, options }: Draft): string {
  const slot = slotsOf(tool).find((one) => one.field === field);
  if (field === '?') return options.find(({ value }) => value === tool.name)?.name ?? '1';
  return options.length > 0 ? '1' : slot ? sampleOf(slot) : firstChange(tool);
}

const firstChange = (tool: Tool): string => {
  const slot =
    slotsOf(tool).find(({ spec, kind }) => spec.keeps && kind !== 'id' && kind !== 'text') ??
    slotsOf(tool).find(({ spec }) => spec.keeps)!;
  return `${(slot.spec.label ?? slot.field).toLowerCase()}: ${sampleOf(slot)}`;
};

function sampleOf({ kind, schema, spec, unit, many }: Slot, choice = 0): string {
  const values = (schema.enum ?? []).map(String);
  const value = values[choice % values.length];
  if (value !== undefined) return spec.labels?.[value] ?? value;
  if (kind === 'number')
    return unit === 'minor units' ? '$40,000' : String(Math.max(Number(schema['minimum'] ?? 1), 2));
  if (kind === 'day') return 'December 4, 2026';
  if (kind === 'time') return '09:30';
  if (kind === 'instant') return 'November 24, 2026 at 9am';
  if (kind === 'yes') return 'yes';
  return many ? 'Sample' : 'A sample of words';
}

type Narrowed = { readonly operation: string; readonly at: string; readonly where: Where };
const narrowed = (lookup: LookupSpec | undefined): Narrowed[] =>
  lookup
    ? [
        ...(lookup.where ? [{ operation: lookup.operation, at: lookup.at ?? '', where: lookup.where }] : []),
        ...narrowed(lookup.or),
        ...narrowed(lookup.each?.of),
      ]
    : [];

/** A made-up company in whose lists something of each sort stands that a lookup asks for. */
export function fullCompany(): Scene {
  const { scene } = companyOf();
  const wanted = allTools.flatMap(({ spec }) =>
    Object.values(spec.slots ?? {}).flatMap(({ lookup }) => narrowed(lookup)),
  );
  const { call } = scene.run.ctx;
  const filled = async (operation: Operation, args: unknown): Promise<unknown> => {
    const answer = await call(operation, args as never);
    if (operation.name === 'sales.methodology.list')
      (answer as { level: number }[]).forEach((one, at) => (one.level = 1 + (at % 4)));
    const here = wanted.filter((one) => one.operation === operation.name);
    for (const at of new Set(here.map((one) => one.at))) {
      const rows = valuesAt(answer, at).flat() as Record<string, unknown>[];
      const sorts = here.filter((one) => one.at === at);
      rows.forEach((row, place) =>
        Object.assign(
          row,
          Object.fromEntries(
            Object.entries(sorts[place % sorts.length]!.where).map(([field, [value]]) => [field, value]),
          ),
        ),
      );
    }
    return answer;
  };
  const ctx = { ...scene.run.ctx, call: filled, withDeadline: () => ctx } as never;
  return { ...scene, run: { ...scene.run, ctx } };
}
