import { describe, expect, it } from '@jest/globals';
import { operation, type Operation } from '@talent-os/contracts';
import { assistantSpecs } from '@talent-os/contracts/assistant-specs.js';
import { operations } from '@talent-os/contracts/registry.js';
import { z } from 'zod';
import { lacking } from './askable.rules.js';
import { assistantExclusions } from './assistant-exclusions.data.js';

const planted: Operation = operation('sales.planted.list', {
  http: 'GET /api/sales/planted',
  access: 'signed-in',
  summary: 'Something that was planted here',
  input: z.object({}),
  output: z.object({}),
  effect: 'read',
});
type Planted = { readonly one: Operation; readonly specs: typeof assistantSpecs };
const read = (examples?: readonly string[]): Planted => ({
  one: planted,
  specs: examples ? { [planted.name]: { examples, hubs: ['sales'] } } : {},
});
const proposes = { title: 'Plant', permission: 'Plant', verbs: ['plant'] };
const proposal = (examples: readonly string[]): Planted => ({
  one: { ...planted, effect: 'write' },
  specs: { [planted.name]: { examples, hubs: ['sales'], proposes } },
});
const tooFew = ['sales.planted.list has fewer than two example questions'];

describe('every operation', () => {
  it('that the assistant may use can be asked for in two ways or more, and every other one says why not', () => {
    expect(operations.length).toBeGreaterThan(50);
    expect(lacking(operations, assistantExclusions)).toEqual([]);
  });
});

describe('the walk over all operations', () => {
  const walk = ({ one, specs }: Planted, reasons: Readonly<Record<string, string>> = {}) =>
    lacking([one], reasons, specs);

  it('finds an operation with one example, or the same one twice', () => {
    expect(walk(read(['what is planted']))).toEqual(tooFew);
    expect(walk(read(['what is planted', 'What is  planted?', ' ']))).toEqual(tooFew);
    expect(walk(proposal(['plant a tree']))).toEqual(tooFew);
    expect(walk(read(['what is planted', 'show the garden']))).toEqual([]);
    const { one, specs } = read(['what is planted']);
    expect(lacking([...operations, one], assistantExclusions, { ...assistantSpecs, ...specs })).toEqual(tooFew);
  });

  it('finds a read or a change that has no words at all and gives no reason, and says where either belongs', () => {
    const change = { ...planted, name: 'sales.planted.archive', effect: 'write' } as const;
    const found = walk(read()).concat(lacking([change], {}, {}));
    expect(found).toEqual([
      expect.stringMatching(/^sales\.planted\.list has no decision .*contracts\/src\/sales\/.*'sales\.planted\.list'/),
      expect.stringMatching(
        /^sales\.planted\.archive has no decision .*assistant-specs\.ts.*assistant-exclusions\.data\.ts$/,
      ),
    ]);
    expect(walk(read(), { 'sales.planted.list': 'Nobody asks' })).toEqual([]);
    expect(lacking([change], { 'sales.planted.archive': 'Nobody asks' }, {})).toEqual([]);
  });

  it('finds a reason that nothing needs', () => {
    const reasons = { 'sales.planted.list': 'Nobody asks', 'sales.gone': 'Gone' };
    expect(walk(read(['what is planted', 'show the garden']), reasons)).toEqual([
      'sales.planted.list needs no reason',
      'sales.gone needs no reason',
    ]);
  });
});
