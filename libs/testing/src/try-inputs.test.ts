import { describe, expect, it } from '@jest/globals';
import { listDeals } from '@talent-os/contracts/sales/deals';
import { faultOf, type TriedInput } from './try-inputs.js';

const tried: TriedInput = { operation: listDeals, input: {}, status: 200, tookMs: 5, body: {} };
const field = { field: 'page', message: 'Invalid' };

describe('what came of an input', () => {
  it.each<[string, Partial<TriedInput>, string | undefined]>([
    ['an answer', {}, undefined],
    ['a refusal with its field', { status: 422, body: { code: 'request.invalid', errors: [field] } }, undefined],
    ['a refusal by a rule', { status: 422, body: { code: 'deal.amount' } }, undefined],
    ['a failure', { status: 500, body: { code: 'server.error' } }, 'answered 500'],
    ['silence', { status: 504 }, 'answered 504'],
    [
      'a refusal by Postgres alone',
      { status: 422, body: { code: 'request.invalid' } },
      'was refused by the database, not by its contract',
    ],
    ['an answer nobody waited for', { tookMs: 1_001 }, 'took 1001 ms'],
  ])('%s', (_, more, fault) => expect(faultOf({ ...tried, ...more }, 1_000)).toBe(fault));
});
