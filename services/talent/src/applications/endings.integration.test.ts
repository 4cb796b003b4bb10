import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  rejectApplications,
  restoreApplications,
  withdrawApplication,
} from '@talent-os/contracts/talent/application-changes.js';
import { getApplication, listApplications, listRemaining } from '@talent-os/contracts/talent/applications.js';
import { dueOf, ownerQuery, signIn, type Person } from '@talent-os/testing';

let recruiter: Person;

beforeAll(async () => {
  recruiter = await signIn('recruiter@meridian.example');
});

/** Somebody in cyber to whom nothing has happened in this file yet. */
const used = new Set<string>();
async function somebody(stageType: 'applied' | 'screen') {
  const { items } = await recruiter.call(listApplications, { stageType, industry: 'CYBER' });
  const card = items.find(({ id, status }) => !used.has(id) && status === 'active')!;
  used.add(card.id);
  return card;
}
const noticesDue = async (id: string) => (await dueOf('talent', id)).filter(({ kind }) => kind === 'rejection');
const applicationOf = (applicationId: string) => recruiter.call(getApplication, { applicationId });
const emitted = (name: string, id: string) =>
  ownerQuery("select payload from talent.outbox where name = $1 and payload ->> 'applicationId' = $2", [name, id]);

describe('ending an application', () => {
  it('rejects with a reason, silently undone within the day', async () => {
    const { id } = await somebody('applied');
    const decision = { applicationIds: [id], reason: 'skills' as const, notice: 'send' as const };
    expect((await recruiter.call(rejectApplications, decision)).rejected).toEqual([id]);
    const rejected = await applicationOf(id);
    expect(rejected).toMatchObject({
      status: 'rejected',
      rejectReason: 'Skills below what the seat needs',
      noticeSent: false,
      reversible: true,
    });
    expect(await noticesDue(id)).toHaveLength(1);
    expect((await recruiter.call(restoreApplications, { applicationIds: [id] })).restored).toEqual([id]);
    expect(await applicationOf(id)).toMatchObject({ status: 'active', rejectReason: null, noticeAt: null });
    expect(await noticesDue(id)).toHaveLength(0);
    expect(await emitted('talent.application.restored', id)).toMatchObject([{ payload: { told: false } }]);
  });

  it('rejects and restores once who is named several times, in whatever case', async () => {
    const { id } = await somebody('applied');
    const applicationIds = [id, id.toUpperCase(), id, id.replace(/[a-f]/, (letter) => letter.toUpperCase())];
    const decision = { applicationIds, reason: 'skills' as const, notice: 'none' as const };
    expect(await recruiter.call(rejectApplications, decision)).toMatchObject({ rejected: [id], refused: [] });
    expect(await emitted('talent.application.rejected', id)).toHaveLength(1);
    expect((await recruiter.call(restoreApplications, { applicationIds })).restored).toEqual([id]);
    expect(await emitted('talent.application.restored', id)).toHaveLength(1);
  });

  it('cannot be reversed after thirty days', async () => {
    const { id } = await somebody('applied');
    await recruiter.call(rejectApplications, { applicationIds: [id], reason: 'pay', notice: 'none' });
    await ownerQuery(
      `update talent.application set history = jsonb_set(history, array[(jsonb_array_length(history) - 1)::text, 'at'],
         to_jsonb(to_char(now() - interval '31 days', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))) where id = $1`,
      [id],
    );
    const { restored, refused } = await recruiter.call(restoreApplications, { applicationIds: [id] });
    expect([restored, refused[0]!.text]).toEqual([[], 'This rejection can no longer be reversed']);
  });

  it('is withdrawn with a note', async () => {
    const { id: applicationId } = await somebody('screen');
    await recruiter.call(withdrawApplication, { applicationId, note: 'Took another offer' });
    expect((await applicationOf(applicationId)).history[0]).toMatchObject({
      kind: 'withdrawn',
      note: 'Took another offer',
    });
    const again = await recruiter.refused(withdrawApplication, { applicationId, note: 'Again' });
    expect(again.code).toBe('application.closed');
  });

  it('proposes everybody left on a filled seat for rejection, which a recruiter confirms', async () => {
    const { items } = await recruiter.call(listRemaining, {});
    expect(items.length).toBeGreaterThan(0);
    const { positionId } = items[0]!;
    const applicationIds = items.filter((card) => card.positionId === positionId).map(({ id }) => id);
    await recruiter.call(rejectApplications, { applicationIds, reason: 'filled', notice: 'send' });
    expect((await recruiter.call(listRemaining, { positionId })).items).toEqual([]);
  });
});
