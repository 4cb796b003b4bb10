import { describe, expect, it } from '@jest/globals';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import { askedRows, isKept } from './asked-rows.js';

/** A caller whose question is answered so, in an organization with these modules. */
function callerWith(answer: () => unknown, modules: readonly string[] = ['talent']): Ctx {
  const ctx = {
    principal: { organizationModules: modules },
    meta: { deadline: Date.now() + 5_000 },
    call: async () => answer(),
    withDeadline: () => ctx,
  };
  return ctx as unknown as Ctx;
}
const fails = (error: Error) => () => {
  throw error;
};

describe('a figure of another service', () => {
  it('has the seats of sales as its rows', async () => {
    const seat = (industry: string) => ({
      positionId: industry,
      title: 'Seller',
      department: 'Sales',
      industry,
      applicants: 2,
    });
    const rows = await askedRows(
      callerWith(() => ({ items: ['SALES', 'CYBER'].map(seat) })),
      'openSeats',
    );
    expect(rows).toMatchObject([{ id: 'SALES', name: 'Seller', detail: 'Sales, 2 in its pipeline' }]);
  });

  it('is missing while the service does not answer, and fails where it is wrong', async () => {
    expect(await askedRows(callerWith(fails(new DomainError('service.down'))), 'openSeats')).toBeUndefined();
    await expect(askedRows(callerWith(fails(new Error('a bug'))), 'readiness')).rejects.toThrow('a bug');
  });

  it('is none where the module that knows it is switched off', () => {
    const without = callerWith(() => undefined, ['sales']);
    expect([isKept(without, 'openSeats'), isKept(without, 'sellersPerManager'), isKept(without, 'winRate')]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
