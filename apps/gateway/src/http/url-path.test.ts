import { describe, expect, it } from '@jest/globals';
import { operations } from '@talent-os/contracts/registry.js';
import { templateOf } from './url-path.js';

const ID = '01990000-0000-7000-8000-0000000000aa';

describe('the path a trace holds', () => {
  it('names the record and never a token', () => {
    expect(templateOf('/api/sales/deals/:dealId', { dealId: ID })).toBe(`/api/sales/deals/${ID}`);
    expect(templateOf('/api/calendar/:feedToken', { feedToken: ID })).toBe('/api/calendar/:feedToken');
    expect(templateOf('/api/sales/deals/:dealId', { dealId: 'Ada Byron' })).toBe('/api/sales/deals/:dealId');
  });

  it('holds nothing a caller made up, at any address', () => {
    const held = operations
      .filter(({ method }) => method)
      .map(({ path }) => templateOf(path, new Proxy({}, { get: () => 'canary' })))
      .filter((path) => path.includes('canary'));
    expect(held).toEqual([]);
  });
});
