import { beforeAll, describe, expect, it } from '@jest/globals';
import { getApplication, getPipelineBoard, listApplications } from '@talent-os/contracts/talent/applications.js';
import { getApplicantProfile } from '@talent-os/contracts/talent/applicant-profile.js';
import { getCandidate } from '@talent-os/contracts/talent/candidates.js';
import { setPoolConsent } from '@talent-os/contracts/talent/pool-consent.js';
import { changePrivacy, getPrivacy, VIEW_DAYS } from '@talent-os/contracts/talent/privacy.js';
import { addDays } from '@talent-os/service-kit/calendar';
import { demoToday, eventually, newCandidate, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { applicant, colleague, hiringTeam, type Team } from '../test/hiring.js';

let team: Team;
beforeAll(async () => {
  team = await hiringTeam();
});

async function candidate(): Promise<Person> {
  const { email, password } = await newCandidate();
  return signIn(email, password);
}
const opened = (person: Person) => eventually(() => team.recruiter.call(getCandidate, { candidateId: person.id }));
const viewsOf = async (person: Person) => (await person.call(getPrivacy, {})).views;

describe('who looked at a profile', () => {
  it('is told by role and day, once, and is nobody before anybody did', async () => {
    const person = await candidate();
    expect(await viewsOf(person)).toEqual([]);
    await opened(person);
    await opened(person);
    const day = demoToday('meridian');
    expect(await viewsOf(person)).toEqual([{ role: 'RECRUITER', day }]);
    const { applicationId } = await applicant(team, person, 'screen', 'direct');
    await team.manager.call(getApplicantProfile, { applicationId });
    expect(await viewsOf(person)).toEqual([
      { role: 'HIRING_MANAGER', day },
      { role: 'RECRUITER', day },
    ]);
    const other = await candidate();
    expect(await viewsOf(other)).toEqual([]);
  });

  it('is forgotten after its days', async () => {
    const person = await candidate();
    await opened(person);
    const day = demoToday('meridian');
    await ownerQuery('update talent.profile_view set viewed_on = $2 where user_id = $1', [
      person.id,
      addDays(day, -VIEW_DAYS),
    ]);
    expect(await viewsOf(person)).toEqual([]);
    await opened(person);
    const kept = await ownerQuery('select 1 from talent.profile_view where user_id = $1', [person.id]);
    expect([await viewsOf(person), kept.length]).toEqual([[{ role: 'RECRUITER', day }], 1]);
  });
});

it('the record of the pool is kept until a day, which comes nearer when it is hidden', async () => {
  const person = await candidate();
  await opened(person);
  const until = async () => (await person.call(getPrivacy, {})).retentionUntil!;
  const before = await until();
  await person.call(setPoolConsent, { listed: false });
  expect((await until()) < before).toBe(true);
});

describe('somebody no score sorts', () => {
  const enter = (applicationId: string, days: number) =>
    ownerQuery(`update talent.application set stage_entered_at = now() - make_interval(days => $2) where id = $1`, [
      applicationId,
      days,
    ]);

  /** The person and three others in one stage of one seat; the others came five, three and one days ago. */
  async function crowd(person: Person) {
    const { positionId, applicationId } = await applicant(team, person, 'screen', 'direct');
    for (const [nth, days] of [5, 3, 1].entries()) {
      const { id } = await colleague(team.recruiter, nth);
      await ownerQuery(
        `insert into talent.application (id, organization_id, created_at, updated_at, position_id, user_id, source, stage_key,
           stage_entered_at, status, history)
         select gen_random_uuid(), organization_id, now(), now(), position_id, $2, source, stage_key,
           now() - make_interval(days => $3), 'active', '[]' from talent.application where id = $1`,
        [applicationId, id, days],
      );
    }
    return { positionId, applicationId };
  }

  it('has no match, and stands where their day puts them on the board, losing and winning no place', async () => {
    const person = await candidate();
    const { positionId, applicationId } = await crowd(person);
    const column = async () => {
      const { columns } = await team.recruiter.call(getPipelineBoard, { positionId });
      return columns.flatMap(({ items }) => items);
    };
    const before = await column();
    const others = before.filter(({ userId }) => userId !== person.id).map(({ id }) => id);
    expect(before.every(({ match }) => match !== null)).toBe(true);

    await person.call(changePrivacy, { humanOnly: true });
    for (const [days, place] of [
      [10, 0],
      [4, 1],
      [2, 2],
      [0, 3],
    ] as const) {
      await enter(applicationId, days);
      const cards = await column();
      expect([days, cards.findIndex(({ userId }) => userId === person.id)]).toEqual([days, place]);
      // How the others stand among themselves is not touched.
      expect(cards.filter(({ userId }) => userId !== person.id).map(({ id }) => id)).toEqual(others);
    }
    expect(await team.recruiter.call(getApplication, { applicationId })).toMatchObject({
      match: null,
      parts: expect.arrayContaining([expect.anything()]),
    });
    const listed = await team.recruiter.call(listApplications, { positionId, sort: 'match:desc' });
    expect(listed.items[0]).toMatchObject({ userId: person.id, match: null });

    await person.call(changePrivacy, { humanOnly: false });
    expect((await team.recruiter.call(getApplication, { applicationId })).match).not.toBeNull();
    await ownerQuery('delete from talent.application where position_id = $1', [positionId]);
    await ownerQuery('delete from talent.position where id = $1', [positionId]);
  });

  it('says so for themselves alone', async () => {
    const [person, other] = await Promise.all([candidate(), candidate()]);
    await person.call(changePrivacy, { humanOnly: true });
    expect((await person.call(getPrivacy, {})).humanOnly).toBe(true);
    expect((await other.call(getPrivacy, {})).humanOnly).toBe(false);
  });
});
