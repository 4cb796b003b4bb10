import { beforeAll, describe, expect, it } from '@jest/globals';
import { nudgeApplication } from '@talent-os/contracts/talent/application-changes.js';
import { getApplication, listApplications } from '@talent-os/contracts/talent/applications.js';
import { ownerQuery, signIn, type Person } from '@talent-os/testing';
import { applicant, colleague } from '../test/hiring.js';

let recruiter: Person;
let manager: Person;
let foreign: Person;

beforeAll(async () => {
  const boxes = ['recruiter@meridian', 'hiring.manager@meridian', 'org.admin@northwind'];
  [recruiter, manager, foreign] = (await Promise.all(boxes.map((box) => signIn(`${box}.example`)))) as [
    Person,
    Person,
    Person,
  ];
});

const inStage = async (stageKey: string) =>
  (await applicant({ manager, recruiter }, await colleague(manager, 1), stageKey)).applicationId;
const read = (person: Person, applicationId: string) => person.call(getApplication, { applicationId });
const told = (id: string) =>
  ownerQuery(
    `select payload from talent.outbox where name = 'talent.application.nudged' and payload ->> 'applicationId' = $1`,
    [id],
  );

describe('a reminder of an application', () => {
  it('reaches whom it waits for, once of two at the same time, and again after a day', async () => {
    const applicationId = await inStage('screen');
    expect((await read(manager, applicationId)).may.do).toContain('nudge');
    const answers = await Promise.all([1, 2].map(() => manager.send(nudgeApplication, { applicationId })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await told(applicationId)).toMatchObject([{ payload: { party: 'recruiter', awaitedIds: [recruiter.id] } }]);
    const after = await read(manager, applicationId);
    expect(after.may.do).not.toContain('nudge');
    expect(after.nudgedAt).not.toBeNull();
    expect((await manager.refused(nudgeApplication, { applicationId })).code).toBe('application.nudged');
    await ownerQuery(`update talent.application set nudged_at = now() - interval '25 hours' where id = $1`, [
      applicationId,
    ]);
    await manager.call(nudgeApplication, { applicationId });
    expect(await told(applicationId)).toHaveLength(2);
  });

  it('reaches the candidate where it is their turn', async () => {
    const applicationId = await inStage('assess');
    const { userId, waitingNames, personName } = await read(recruiter, applicationId);
    expect(waitingNames).toEqual([personName]);
    await recruiter.call(nudgeApplication, { applicationId });
    expect(await told(applicationId)).toMatchObject([{ payload: { party: 'candidate', awaitedIds: [userId] } }]);
  });

  it('reaches nobody where it waits for who sends it, or is beyond their reach', async () => {
    const applicationId = await inStage('screen');
    expect((await read(recruiter, applicationId)).may.do).not.toContain('nudge');
    expect((await recruiter.refused(nudgeApplication, { applicationId })).code).toBe('application.awaited');
    expect((await foreign.refused(nudgeApplication, { applicationId })).code).toBe('resource.missing');
    expect(await told(applicationId)).toHaveLength(0);
  });

  it('is offered in the list of every application, ended ones too', async () => {
    const { items, total } = await recruiter.call(listApplications, { show: 'all' });
    const { total: underWay } = await recruiter.call(listApplications, {});
    expect(total).toBeGreaterThan(underWay);
    for (const { status, may } of items) if (status !== 'active') expect(may.do).not.toContain('nudge');
  });
});
