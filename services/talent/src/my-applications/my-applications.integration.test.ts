import { beforeAll, describe, expect, it } from '@jest/globals';
import { searchRecords } from '@talent-os/contracts/identity/search.js';
import { rejectApplications } from '@talent-os/contracts/talent/application-changes.js';
import { getApplication } from '@talent-os/contracts/talent/applications.js';
import { listMyApplications } from '@talent-os/contracts/talent/my-applications.js';
import { eventually, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { applicant, hiringTeam, propose, threeSlots, type Team } from '../test/hiring.js';

let team: Team;
/** Whoever can be put into a pipeline: a candidate, and people who work here without internal mobility. */
let people: Person[];

beforeAll(async () => {
  team = await hiringTeam();
  people = await Promise.all(
    ['candidate', 'department.head', 'recruiter'].map((box) => signIn(`${box}@meridian.example`)),
  );
});

const mine = async (person: Person, id: string) =>
  (await person.call(listMyApplications, {})).items.find((one) => one.id === id);

describe('my applications', () => {
  it('are everybody’s own, whatever their role, with the stage and whose turn it is as hiring sees it', async () => {
    for (const person of people)
      for (const stage of ['screen', 'team-interview']) {
        const { applicationId } = await applicant(team, person, stage);
        const seen = await team.admin.call(getApplication, { applicationId });
        expect(await mine(person, applicationId)).toMatchObject({
          stage: seen.stageName,
          waitingFor: seen.waitingFor,
          endedAt: null,
        });
        await ownerQuery(`update talent.application set status = 'withdrawn' where id = $1`, [applicationId]);
      }
  });

  it('say that it is my turn once there are times to choose from, and lead a notification to my day', async () => {
    const [person] = people;
    const { applicationId } = await applicant(team, person!);
    expect((await mine(person!, applicationId))!.waitingFor).toBe('recruiter');
    await propose(team.recruiter, applicationId, [team.manager.id], threeSlots(1_400));
    expect((await mine(person!, applicationId))!.waitingFor).toBe('candidate');
    await eventually(async () => {
      const told = await ownerQuery(
        `select link from identity.notification where person_id = $1 and title like 'Please choose a time%'`,
        [person!.id],
      );
      expect(told).toContainEqual({ link: '/productivity' });
    });
  });

  it('go on for me until I am told that I was not taken', async () => {
    const [person] = people;
    const { applicationId } = await applicant(team, person!, 'screen');
    const before = Date.now();
    await team.recruiter.call(rejectApplications, {
      applicationIds: [applicationId],
      reason: 'skills',
      notice: 'send',
    });
    expect(await mine(person!, applicationId)).toMatchObject({ status: 'active', endedAt: null });
    await ownerQuery('update talent.application set notice_sent_at = now() where id = $1', [applicationId]);
    const over = await mine(person!, applicationId);
    expect(over).toMatchObject({ status: 'rejected', waitingFor: null });
    const endedAt = Date.parse(over!.endedAt!);
    expect([before <= endedAt, endedAt <= Date.now()]).toEqual([true, true]);
  });

  it('are found by whose they are, as they were told of them, and by nobody who hires', async () => {
    const [person] = people;
    const { applicationId, positionId } = await applicant(team, person!, 'screen');
    const title = `Keeper of ${crypto.randomUUID()}`;
    await ownerQuery('update talent.position set title = $2 where id = $1', [positionId, title]);
    // What a busy part has not answered in time is said to be missing, and asked for again.
    const found = (who: Person) =>
      eventually(async () => {
        const { items, missing } = await who.call(searchRecords, { q: title });
        expect(missing).toEqual([]);
        return items;
      });
    const mineFound = { kind: 'ownApplication', id: applicationId, title };
    expect(await found(person!)).toEqual([
      expect.objectContaining({ ...mineFound, link: `/productivity?application=${applicationId}` }),
    ]);
    await team.recruiter.call(rejectApplications, {
      applicationIds: [applicationId],
      reason: 'skills',
      notice: 'send',
    });
    expect((await found(person!))[0]!.detail).not.toContain('Not taken');
    await ownerQuery('update talent.application set notice_sent_at = now() where id = $1', [applicationId]);
    expect((await found(person!))[0]!.detail).toContain('Not taken');
    expect((await found(team.recruiter)).map(({ kind }) => kind)).not.toContain('ownApplication');
  });
});
