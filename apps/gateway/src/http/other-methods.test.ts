import { describe, expect, it } from '@jest/globals';
import { operations } from '@talent-os/contracts/registry.js';
import { methodsOf } from './other-methods.js';

const allowed = methodsOf(operations);

describe('the methods of an address', () => {
  it('are those of its operations', () => {
    for (const { method, path } of operations) if (method) expect(allowed(path)).toContain(method);
    expect(allowed('/api/sales/deals')).toEqual(['GET', 'HEAD', 'POST']);
    expect(allowed(`/api/sales/deals/${crypto.randomUUID()}/`)).toEqual(['GET', 'HEAD', 'PATCH']);
  });

  it('are those of an address without parameters, where it is one', () => {
    expect(allowed('/api/cyber/deploy/proposals/mine')).toEqual(['GET', 'HEAD']);
    expect(allowed(`/api/cyber/deploy/proposals/${crypto.randomUUID()}`)).toEqual(['DELETE']);
  });

  it.each(['/', '/api/nothing', '/api/sales/deals/a/b/c', ''])('are none for %p', (path) => {
    expect(allowed(path)).toEqual([]);
  });
});
