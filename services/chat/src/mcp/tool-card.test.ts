import { describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { abilityFor, roles, type Operation } from '@talent-os/contracts';
import { isHealthTool } from '../model/offer.js';
import { principalOf } from '../tools/test/callers.js';
import { allTools, toolNamed, type Tool } from '../tools/tool.js';
import { describedFor } from '../tools/tools-for.js';
import { knownArguments } from '../tools/json-schema.js';
import { listDeals } from '@talent-os/contracts/sales/deals.js';
import { asTaken, nextPageOf, unknownOutside } from './outside-arguments.js';
import { outsideToolNamed, outsideTools } from './outside-tools.js';
import { cardOf } from './tool-card.js';

/** Changes whose `userId` is whom they are about: looked up by name among others, never taken from who asks. */
const aboutSomebody: readonly string[] = [
  'cyber.deploy.propose',
  'cyber.readiness.assign',
  'healthcare.leave.record',
  'healthcare.shifts.fill',
];
const isAboutSomebody = ({ name, spec }: Tool): boolean =>
  aboutSomebody.includes(name) && spec.slots?.['userId']?.lookup !== undefined && !spec.slots['userId'].me;

describe('the card of a tool', () => {
  it('has a name of its own that every client takes', () => {
    const names = allTools.map((tool) => cardOf(tool).name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
  });

  it.each(allTools.map((tool) => [tool.name, tool] as const))('of %s takes nothing that says who asks', (_, tool) => {
    const { input, output, writes, description } = cardOf(tool);
    expect(JSON.stringify(input)).not.toMatch(/organizationId|activeRole/);
    expect(JSON.stringify(input).includes('"userId"')).toBe(isAboutSomebody(tool));
    expect(writes).toBe(tool.operation.effect === 'write');
    expect(output === null).toBe(writes);
    expect(description.includes('the person confirms it in Talent OS.')).toBe(writes);
  });

  it('lets answers grow', () => {
    for (const tool of allTools)
      expect(JSON.stringify(cardOf(tool).output)).not.toMatch(/"(additionalProperties|required)"/);
  });

  it('calls a switch a boolean and takes it as one, of every tool', () => {
    const texts = allTools.flatMap((tool) => {
      const { properties } = cardOf(tool).input as unknown as { properties: Record<string, { type?: unknown }> };
      return Object.entries(properties).flatMap(([name, { type }]) => {
        if (type !== 'boolean') return [];
        const { [name]: sent } = asTaken(tool, { [name]: true }) as Record<string, unknown>;
        const field = (tool.operation.input as z.ZodObject).shape[name] as z.ZodType;
        return field.safeParse(sent).data === true ? [] : [`${tool.name} ${name}`];
      });
    });
    expect(texts).toEqual([]);
    const deals = toolNamed(listDeals.name)!;
    expect(cardOf(deals).input).toMatchObject({
      properties: { stalled: { type: 'boolean' }, page: { type: 'integer' } },
    });
    expect(asTaken(deals, { stalled: false, search: 'x' })).toEqual({ stalled: 'false', search: 'x' });
  });

  it('names the page behind the one it was asked for, until the last', () => {
    const deals = toolNamed(listDeals.name)!;
    expect(nextPageOf(deals, {}, { items: [], total: 692 })).toBe(2);
    expect(nextPageOf(deals, { page: 27 }, { items: [], total: 692 })).toBe(28);
    expect(nextPageOf(deals, { page: 28 }, { items: [], total: 692 })).toBeNull();
    expect(unknownOutside(deals, { page: 2, pages: 2 })).toEqual(['pages']);
  });

  it('takes no argument it does not name', () => {
    for (const tool of allTools) {
      expect(cardOf(tool).input).toMatchObject({ additionalProperties: false });
      expect(unknownOutside(tool, { organizationId: 'x', __proto__: null, constructor: 1 })).toEqual([
        'organizationId',
        'constructor',
      ]);
    }
  });
});

describe('the tools for applications outside', () => {
  it('are the assistant’s own, for every role, but for health information as such', () => {
    for (const role of roles) {
      const ability = abilityFor(principalOf(role));
      const all = describedFor(ability).filter((tool) => !isHealthTool(tool));
      expect(outsideTools(ability, ['read', 'propose'])).toEqual(all);
      expect(outsideTools(ability, ['read'])).toEqual(all.filter(({ writes }) => !writes));
      expect(outsideTools(ability, ['propose'])).toEqual(all.filter(({ writes }) => writes));
      expect(outsideTools(ability, [])).toEqual([]);
    }
    const deals = toolNamed('sales.deals.list')!;
    const health: Tool = { ...deals, spec: { ...deals.spec, hubs: ['healthtech'] } };
    expect(isHealthTool(health)).toBe(true);
  });

  it('are found by their names, and nothing else is', () => {
    expect(outsideToolNamed('sales_deals_list')?.name).toBe('sales.deals.list');
    for (const name of ['sales.deals.list', 'sales_deals_export', '__proto__', ''])
      expect(outsideToolNamed(name)).toBeUndefined();
  });
});

describe('arguments that objects have by nature', () => {
  it('are not known to any tool', () => {
    const operation: Operation = toolNamed('sales.deals.list')!.operation;
    const args = JSON.parse('{"__proto__":{"a":1},"constructor":"x","toString":"y","stage":"proposal"}') as object;
    expect(knownArguments(operation, { ...args })).toEqual({ stage: 'proposal' });
  });
});
