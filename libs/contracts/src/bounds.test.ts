import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import type { Operation } from './define.js';
import { schemaOf, walk } from './fields/walk.js';
import { MONEY_MOST, WHOLE_MOST } from './paging.js';
import { operations } from './registry.js';

/** Numbers of 64 bits, and sizes that the gateway counts itself. */
const WIDER: readonly string[] = [
  'audit.trail.exportSigned in.first',
  'audit.trail.exportSigned in.until',
  'chat.runs.events in.after',
];
const COUNTED = /\.bytes$/;

/** Whole numbers an operation takes that no column holds. */
function unbounded(operation: Pick<Operation, 'name' | 'input' | 'output'>): string[] {
  const found: string[] = [];
  walk(schemaOf(operation as Operation, 'in'), 'in', (path, { type, maximum }) => {
    const place = `${operation.name} ${path}`;
    if (![type].flat().includes('integer') || WIDER.includes(place) || COUNTED.test(path)) return;
    if (maximum === undefined || (maximum > WHOLE_MOST && maximum !== MONEY_MOST)) found.push(place);
  });
  return found;
}

describe('a whole number people send', () => {
  it('is no larger than what is kept of it', () => {
    const offered = operations.filter(({ access }) => access !== 'internal');
    expect(offered.flatMap(unbounded)).toEqual([]);
  });

  it('would be found out', () => {
    const input = z.object({ count: z.int().min(1), most: z.int().max(10) });
    expect(unbounded({ name: 'planted.count', input, output: z.object({}) })).toEqual(['planted.count in.count']);
  });
});
