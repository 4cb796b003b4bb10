import { beforeAll, describe, expect, it } from '@jest/globals';
import { markAdvertised } from '@talent-os/contracts/talent/advertised-positions.js';
import { dismissOwnInsight, listOwnInsights, restoreOwnInsight } from '@talent-os/contracts/talent/own-insights.js';
import { newCandidate, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { applicant, hiringTeam } from '../test/hiring.js';

let me: Person;
let positionId: string;

beforeAll(async () => {
  const team = await hiringTeam();
  const { email, password } = await newCandidate();
  me = await signIn(email, password);
  // A seat of this test alone, which somebody else applies for.
  ({ positionId } = await applicant(team, team.rep, 'team-interview', 'direct'));
  await ownerQuery(
    `with asked as (
       insert into talent.requisition
       select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'target_start_date', now()::date + 10))).*
       from talent.requisition r where r.organization_id = $2 and r.status <> 'approved' order by r.id limit 1 returning id)
     update talent.position set requisition_id = (select id from asked) where id = $1`,
    [positionId, me.organizationId],
  );
});

const keys = async () => (await me.call(listOwnInsights, {})).items.map(({ key }) => key);

describe('what changed for somebody', () => {
  it('is a gap that open seats ask for, which is put away and comes back', async () => {
    const gap = (await keys()).find((key) => key.startsWith('gap:'))!;
    await me.call(dismissOwnInsight, { key: gap });
    expect(await keys()).not.toContain(gap);
    await me.call(restoreOwnInsight, { key: gap });
    expect(await keys()).toContain(gap);
    expect((await me.refused(restoreOwnInsight, { key: gap })).code).toBe('resource.missing');
    expect((await me.refused(dismissOwnInsight, { key: 'gap:Nothing of the kind' })).code).toBe('resource.missing');
  });

  it('is a saved seat that is to be taken soon, whose request says when', async () => {
    const told = async () => (await keys()).some((key) => key.startsWith(`closing:${positionId}`));
    expect(await told()).toBe(false);
    await me.call(markAdvertised, { positionId, mark: 'saved' });
    expect(await told()).toBe(true);
  });
});
