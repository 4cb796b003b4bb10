import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { namePeople } from '@talent-os/contracts/identity/directory.js';
import {
  moveApplication,
  nudgeApplication,
  rejectApplications,
  undoMoves,
} from '@talent-os/contracts/talent/application-changes.js';
import { sendRejectNotices, sendStageMessages } from '@talent-os/contracts/talent/application-events.js';
import {
  activateMessage,
  listMessages,
  previewMessage,
  retireMessage,
  writeMessage,
} from '@talent-os/contracts/talent/messages.js';
import { openOwnService, ownerQuery, type OwnService } from '@talent-os/testing';
import { SendRejectNotices } from '../applications/send-reject-notices.job.js';
import { definition } from '../index.js';
import { applicant, colleague, hiringTeam, type Team } from '../test/hiring.js';
import { SendStageMessages } from '../applications/send-stage-messages.job.js';

let team: Team;
let service: OwnService;
let people: { id: string; organizationId: string }[];

beforeAll(async () => {
  team = await hiringTeam();
  people = await Promise.all([8, 9, 10, 11].map((nth) => colleague(team.recruiter, nth)));
  const ids = [...people.map(({ id }) => id), team.recruiter.id];
  const named = await ownerQuery(
    `select id, first_name || ' ' || last_name as name, title, 'CANDIDATE' as role from identity.person where id = any($1)`,
    [ids],
  );
  service = await openOwnService(definition, { answers: { [namePeople.name]: { people: named } } });
});
afterAll(async () => {
  await service.close();
  for (const about of [screened, rejected]) await team.hr.call(retireMessage, about).catch(() => undefined);
});

const screened = { stage: 'screen', event: 'entered' } as const;
const rejected = { stage: 'screen', event: 'declined' } as const;
/** The jobs as they run so many hours from now. */
async function runIn(hours: number): Promise<void> {
  const now = new Date(Date.now() + hours * 3_600_000);
  await new SendStageMessages().work({}, service.context(sendStageMessages, undefined, now));
  await new SendRejectNotices().work({}, service.context(sendRejectNotices, undefined, now));
}
const told = async (id: string, name = 'messaged') =>
  (
    await ownerQuery<{ message: unknown }>(
      `select payload -> 'message' as message from talent.outbox where name = $2 and payload ->> 'applicationId' = $1`,
      [id, `talent.application.${name}`],
    )
  ).map(({ message }) => message);

describe('a message to applicants', () => {
  it('reaches who comes into its stage, once the move stands, in the words in use then', async () => {
    const [moved, undone] = await Promise.all(
      people.slice(0, 2).map((one) => applicant(team, one, 'applied', 'direct')),
    );
    await team.hr.call(writeMessage, { ...screened, subject: 'Old', body: 'Old words' });
    const body = 'Hello {{firstName}}, {{stage}} comes next for {{position}}.';
    const { number } = await team.hr.call(writeMessage, { ...screened, subject: 'About {{position}}', body });
    const stageKey = 'screen';
    for (const { applicationId } of [moved!, undone!])
      await team.recruiter.call(moveApplication, { applicationId, stageKey });
    await team.recruiter.call(undoMoves, { applicationIds: [undone!.applicationId] });
    await runIn(1);
    const expected = await team.hr.call(previewMessage, {
      ...screened,
      subject: 'About {{position}}',
      body,
      applicationId: moved!.applicationId,
    });
    expect(expected.subject).toBe('About Seat of a test');
    expect(expected.body).not.toContain('{{');
    expect([await told(moved!.applicationId), await told(undone!.applicationId)]).toEqual([[expected], []]);
    await runIn(2);
    expect(await told(moved!.applicationId)).toHaveLength(1);
    const { items } = await team.recruiter.call(listMessages, {});
    const latest = items.find(({ stage, event }) => stage === 'screen' && event === 'entered');
    expect(latest).toMatchObject({
      number,
      state: 'active',
      variables: ['firstName', 'position', 'stage'],
      may: { do: [] },
    });
    await team.hr.call(activateMessage, { ...screened, number: number - 1 });
    expect((await team.hr.refused(activateMessage, { ...screened, number: number - 1 })).code).toBe('message.state');
  });

  it('takes the place of what a rejection says, with the notice of its reason in it', async () => {
    const { applicationId } = await applicant(team, people[2]!, 'screen', 'direct');
    const body = '{{notice}} Call {{recruiter}}.';
    await team.hr.call(writeMessage, { ...rejected, subject: 'An answer', body });
    await team.recruiter.call(rejectApplications, { applicationIds: [applicationId], reason: 'filled' });
    await runIn(25);
    const [message] = await told(applicationId, 'declined');
    expect(message).toMatchObject({ subject: 'An answer' });
    expect((message as { body: string }).body).toContain('filled in the meantime. Call ');
    await team.hr.call(retireMessage, rejected);
    expect((await team.hr.refused(retireMessage, rejected)).code).toBe('resource.missing');
  });

  it('is the reminder where one is written, and the usual one where none is', async () => {
    const { applicationId } = await applicant(team, people[3]!, 'assess', 'direct');
    await team.recruiter.call(nudgeApplication, { applicationId });
    expect(await told(applicationId, 'nudged')).toEqual([null]);
  });

  it('names a variable it does not know by its field, and keeps nothing', async () => {
    const refused = await team.hr.refused(writeMessage, { ...screened, subject: 'Hello', body: 'You earn {{salary}}' });
    expect([refused.code, refused.errors?.map(({ field }) => field)]).toEqual(['request.invalid', ['body']]);
    expect((await team.recruiter.refused(writeMessage, { ...screened, subject: 'Hello', body: 'Hi' })).status).toBe(
      403,
    );
  });
});
