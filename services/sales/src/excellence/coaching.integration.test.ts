import { describe, expect, it } from '@jest/globals';
import { noteCoaching, removeCoaching } from '@talent-os/contracts/sales/coaching.js';
import { listMetricRows } from '@talent-os/contracts/sales/excellence.js';
import { newMember, signIn, type Person } from '@talent-os/testing';
import { inDays, today } from '../test/selling.js';

const REP = 'sales.rep@northwind.example';
const asked = { module: 'competencies', metric: 'coachingHours' } as const;

/** Hours of coaching the seller has by their own figure. */
async function hoursOf(rep: Person): Promise<number> {
  const { items } = await rep.call(listMetricRows, asked);
  expect(items.map(({ id }) => id)).toEqual([rep.id]);
  return items[0]!.value!;
}

describe('coaching', () => {
  it('counts among the hours of a seller until it is taken back', async () => {
    const [admin, rep] = await Promise.all([signIn('org.admin@northwind.example'), signIn(REP)]);
    const before = await hoursOf(rep);
    const { coachingNoteId } = await admin.call(noteCoaching, {
      sellerId: rep.id,
      minutes: 90,
      heldOn: today('northwind'),
    });
    expect(await hoursOf(rep)).toBeCloseTo(before + 1.5);
    await admin.call(removeCoaching, { coachingNoteId });
    expect(await hoursOf(rep)).toBeCloseTo(before);
    expect((await admin.refused(removeCoaching, { coachingNoteId })).code).toBe('resource.missing');
  });

  it('is noted of who sells, of a day that has come', async () => {
    const [admin, rep] = await Promise.all([signIn('org.admin@northwind.example'), signIn(REP)]);
    const note = { sellerId: rep.id, minutes: 30, heldOn: today('northwind') };
    expect((await admin.refused(noteCoaching, { ...note, sellerId: admin.id })).code).toBe('coaching.own');
    expect((await rep.refused(noteCoaching, note)).code).toBe('access.denied');
    const other = await (await newMember('northwind', { role: 'HIRING_MANAGER', industry: 'SALES' })).signIn();
    expect((await admin.refused(noteCoaching, { ...note, sellerId: other.id })).code).toBe('coaching.seller');
    expect((await admin.refused(noteCoaching, { ...note, heldOn: inDays(1, 'northwind') })).code).toBe(
      'request.invalid',
    );
  });
});
