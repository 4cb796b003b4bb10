import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { namePeople } from '@talent-os/contracts/identity/directory.js';
import { getCandidate } from '@talent-os/contracts/talent/candidates.js';
import { getPoolConsent, setPoolConsent, setPoolMessages } from '@talent-os/contracts/talent/pool-consent.js';
import { sendPoolMailing } from '@talent-os/contracts/talent/pool-message-events.js';
import {
  changePoolTemplate,
  createPoolTemplate,
  getPoolMailing,
  listPoolTemplates,
  previewPoolMessage,
  removePoolTemplate,
  sendPoolMessage,
} from '@talent-os/contracts/talent/pool-messages.js';
import {
  eventually,
  newCandidate,
  newMember,
  openOwnService,
  ownerQuery,
  signIn,
  type OwnService,
  type Person,
} from '@talent-os/testing';
import { definition } from '../index.js';
import { SendPoolMailing } from './send-pool-mailing.job.js';

let recruiter: Person;
let hr: Person;
let service: OwnService;
let poolTemplateId: string;

beforeAll(async () => {
  [recruiter, hr] = (await Promise.all(
    ['recruiter', 'hr.manager'].map((box) => signIn(`${box}@meridian.example`)),
  )) as [Person, Person];
  service = await openOwnService(definition, {
    answers: {
      'identity.organizations.timezone': { timezone: 'America/New_York' },
      [namePeople.name]: { people: [] },
    },
  });
  ({ poolTemplateId } = await hr.call(createPoolTemplate, wording));
});
afterAll(async () => {
  await hr.call(removePoolTemplate, { poolTemplateId }).catch(() => undefined);
  await service.close();
});

const wording = { name: 'A message of a test', subject: '{{firstName}}, shall we talk?', body: 'Yours, {{recruiter}}' };

/** Somebody who registered a moment ago and stands in the pool. */
async function registered(): Promise<Person> {
  const { email, password } = await newCandidate();
  const person = await signIn(email, password);
  await eventually(() => recruiter.call(getCandidate, { candidateId: person.id }));
  return person;
}
const messagesOf = async (candidateId: string) => (await recruiter.call(getCandidate, { candidateId })).messages;
const toldTo = (candidateId: string) =>
  ownerQuery(
    `select 1 from talent.outbox where name = 'talent.candidate.messaged' and payload ->> 'candidateId' = $1`,
    [candidateId],
  );

describe('a message to people of the pool', () => {
  it('reaches who consents and wants it, once, stays with them, and counts who is left out', async () => {
    const [reached, silent, gone] = await Promise.all([registered(), registered(), registered()]);
    await silent.call(setPoolMessages, { messages: false });
    await gone.call(setPoolConsent, { listed: false });
    const candidateIds = [gone.id, reached.id, silent.id];
    const preview = await recruiter.call(previewPoolMessage, { poolTemplateId, candidateIds });
    expect(preview).toMatchObject({ recipients: 1, leftOut: { expired: 1, optedOut: 1 } });
    expect([preview.personName, preview.subject].join()).not.toContain('{{');
    expect(await messagesOf(reached.id)).toEqual([]);
    const { poolMailingId } = await recruiter.call(sendPoolMessage, { poolTemplateId, candidateIds });
    await eventually(async () =>
      expect(await recruiter.call(getPoolMailing, { poolMailingId })).toMatchObject({
        state: 'done',
        total: 3,
        sent: 1,
        leftOut: { expired: 1, optedOut: 1 },
      }),
    );
    expect(await messagesOf(reached.id)).toMatchObject([{ subject: preview.subject, body: preview.body }]);
    const context = () => service.context(sendPoolMailing, recruiter.organizationId);
    await new SendPoolMailing().work({ poolMailingId }, context());
    expect(await toldTo(reached.id)).toHaveLength(1);
    expect([...(await toldTo(silent.id)), ...(await toldTo(gone.id))]).toEqual([]);
    expect((await hr.refused(getPoolMailing, { poolMailingId })).code).toBe('access.denied');
    const another = await (await newMember('meridian', { role: 'RECRUITER', industry: 'SALES' })).signIn();
    expect((await another.refused(getPoolMailing, { poolMailingId })).code).toBe('resource.missing');
  });

  it('goes on where it stopped, and two who send it at once write to everybody once', async () => {
    const people = await Promise.all([registered(), registered()]);
    const [mailing] = await ownerQuery<{ id: string }>(
      `insert into talent.pool_mailing (id, organization_id, created_at, updated_at, subject, body, author_id, state, total,
         waiting_ids, sent, expired, opted_out)
       values (gen_random_uuid(), $1, now(), now(), 'Hello', 'Hello', $2, 'running', 3, $3, 1, 0, 0) returning id`,
      [recruiter.organizationId, recruiter.id, people.map(({ id }) => id)],
    );
    const work = () =>
      new SendPoolMailing().work(
        { poolMailingId: mailing!.id },
        service.context(sendPoolMailing, recruiter.organizationId),
      );
    await Promise.all([work(), work()]);
    expect(await recruiter.call(getPoolMailing, { poolMailingId: mailing!.id })).toMatchObject({
      state: 'done',
      sent: 3,
    });
    for (const { id } of people) expect(await toldTo(id)).toHaveLength(1);
  });

  it('is written by who designs how people are hired, with variables that stand for something', async () => {
    expect((await recruiter.refused(createPoolTemplate, wording)).status).toBe(403);
    const wrong = await hr.refused(createPoolTemplate, { ...wording, body: '{{position}}' });
    expect([wrong.code, wrong.errors?.map(({ field }) => field)]).toEqual(['request.invalid', ['body']]);
    const mine = async () =>
      (await recruiter.call(listPoolTemplates, {})).items.find(({ id }) => id === poolTemplateId);
    const { version } = (await mine())!;
    await hr.call(changePoolTemplate, { ...wording, poolTemplateId, body: 'Other words', version });
    expect((await hr.refused(changePoolTemplate, { ...wording, poolTemplateId, version })).code).toBe('resource.stale');
    expect(await mine()).toMatchObject({ body: 'Other words', may: { do: [] } });
  });
});

it('people say themselves whether recruiters may write to them', async () => {
  const person = await registered();
  expect(await person.call(getPoolConsent, {})).toMatchObject({ listed: true, messages: true });
  expect(await person.call(setPoolMessages, { messages: false })).toMatchObject({ listed: true, messages: false });
  await person.call(setPoolConsent, { listed: false });
  expect((await person.call(setPoolConsent, { listed: true })).messages).toBe(false);
});
