import { describe, expect, it } from '@jest/globals';
import type { Operation } from '@talent-os/contracts';
import { operation } from '@talent-os/contracts';
import { z } from 'zod';
import type { JsonSchema } from './json-schema.js';
import { allTools, toolOf, type Tool } from './tool.js';

/** Fields of answers that end like somebody's name or address and name something else. */
const NOBODYS = new Set([
  'accountName',
  'roleName',
  'stageName',
  'teamName',
  'templateName',
  'territoryName',
  'typeName',
]);
/** Whether a kind of notification goes out by e-mail. */
const SWITCHES = new Set(['items.email', 'email', 'kinds.email']);

function pathsOf(schema: JsonSchema, at: readonly string[] = []): string[] {
  const inner = [schema.items, ...(schema.anyOf ?? [])].filter((one) => one !== undefined) as JsonSchema[];
  return [
    ...inner.flatMap((one) => pathsOf(one, at)),
    ...Object.entries(schema.properties ?? {}).flatMap(([field, one]) => {
      const path = [...at, field];
      return [path.join('.'), ...pathsOf(one, path)];
    }),
  ];
}

/** Fields of a tool's answer that say who somebody is and that nothing hides. */
function unhidden({ spec, operation: { output } }: Tool): string[] {
  const hidden = [...Object.keys(spec.phi ?? {}), ...(spec.withheld ?? [])];
  const schema = z.toJSONSchema(output as z.ZodType, { io: 'output', unrepresentable: 'any' }) as JsonSchema;
  return [...new Set(pathsOf(schema))]
    .filter((path) => /(\w(Name|Email)|(^|\.)email)$/.test(path) && !SWITCHES.has(path))
    .filter((path) => !NOBODYS.has(path.split('.').at(-1)!))
    .filter((path) => !hidden.some((one) => path === one || path.startsWith(`${one}.`)));
}

describe('names of people in what tools answer', () => {
  it('are declared, every one: models and applications outside read placeholders', () =>
    expect(
      allTools.filter(({ writes }) => !writes).flatMap((tool) => unhidden(tool).map((path) => `${tool.name}: ${path}`)),
    ).toEqual([]));

  it('would be found out where one is not', () => {
    const planted = operation('talent.planted.list', {
      http: 'GET /api/planted',
      access: 'signed-in',
      summary: 'Planted',
      input: z.object({}),
      output: z.object({ items: z.array(z.object({ lead: z.object({ ownerName: z.string() }).nullable() })) }),
      effect: 'read',
    });
    expect(unhidden(toolOf(planted as Operation, { examples: ['a', 'b'], hubs: [] })!)).toEqual([
      'items.lead.ownerName',
    ]);
  });
});
