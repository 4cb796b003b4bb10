import { describe, expect, it } from '@jest/globals';
import { operation, type Operation } from '@talent-os/contracts';
import { operations } from '@talent-os/contracts/registry.js';
import { z } from 'zod';
import { lacking } from './askable.rules.js';
import { unasked } from './unasked.data.js';

const read = (examples?: readonly string[]): Operation =>
  operation('sales.planted.list', {
    http: 'GET /api/sales/planted',
    access: 'signed-in',
    summary: 'Something that was planted here',
    input: z.object({}),
    output: z.object({}),
    effect: 'read',
    ...(examples && { assistant: { examples, hubs: ['sales'] } }),
  });
const proposal = (examples: readonly string[]): Operation => ({
  ...read(examples),
  effect: 'write',
  assistant: { examples, hubs: ['sales'], proposes: { title: 'Plant', permission: 'Plant', verbs: ['plant'] } },
});
const tooFew = ['sales.planted.list has fewer than two example questions'];

describe('every operation', () => {
  it('that the assistant may use can be asked for in two ways or more, and every other read says why not', () => {
    expect(operations.length).toBeGreaterThan(50);
    expect(lacking(operations, unasked)).toEqual([]);
  });
});

describe('the walk over all operations', () => {
  const walk = (planted: Operation, reasons: Readonly<Record<string, string>> = {}) => lacking([planted], reasons);

  it('finds an operation with one example, or the same one twice', () => {
    expect(walk(read(['what is planted']))).toEqual(tooFew);
    expect(walk(read(['what is planted', 'What is  planted?', ' ']))).toEqual(tooFew);
    expect(walk(proposal(['plant a tree']))).toEqual(tooFew);
    expect(walk(read(['what is planted', 'show the garden']))).toEqual([]);
    expect(lacking([...operations, read(['what is planted'])], unasked)).toEqual(tooFew);
  });

  it('finds a read that has no words at all and gives no reason', () => {
    expect(walk(read())).toEqual(['sales.planted.list cannot be asked for, and nothing says why']);
    expect(walk(read(), { 'sales.planted.list': 'Nobody asks' })).toEqual([]);
  });

  it('finds a reason that nothing needs', () => {
    const reasons = { 'sales.planted.list': 'Nobody asks', 'sales.gone': 'Gone' };
    expect(walk(read(['what is planted', 'show the garden']), reasons)).toEqual([
      'sales.planted.list needs no reason',
      'sales.gone needs no reason',
    ]);
  });
});
