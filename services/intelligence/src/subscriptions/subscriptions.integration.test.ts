import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { modules, type Principal } from '@talent-os/contracts';
import { colleagueRights } from '@talent-os/contracts/identity/directory.js';
import { organizationTimezone } from '@talent-os/contracts/identity/organizations.js';
import { dropQuestion, saveQuestion } from '@talent-os/contracts/intelligence/questions.js';
import {
  dropSubscription,
  listSubscriptions,
  runSubscriptions,
  setSubscription,
} from '@talent-os/contracts/intelligence/subscriptions.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import {
  dueOf,
  eventually,
  newMember,
  openOwnService,
  ownerQuery,
  type OwnService,
  type Person,
} from '@talent-os/testing';
import { definition } from '../index.js';
import { runSubscription } from './run-subscription.js';

let hr: Person;
let other: Person;
let service: OwnService;
/** What identity says of the rights of who subscribed. */
const answers: Record<string, object> = { [organizationTimezone.name]: { timezone: 'UTC' } };

const principal = (): Principal => ({
  userId: hr.id,
  organizationId: hr.organizationId,
  sessionId: '00000000-0000-0000-0000-000000000000',
  activeRole: 'HR_MANAGER',
  currentIndustry: 'SALES',
  roleIndustries: ['SALES'],
  organizationIndustries: ['SALES'],
  organizationModules: [...modules],
  deployment: 'multi-industry',
  addedPermissions: [],
  hiddenModules: [],
  compliances: [],
  internalMobility: false,
});
const withRights = (principals: readonly Principal[]) => {
  answers[colleagueRights.name] = {
    people:
      principals.length === 0
        ? []
        : [{ id: hr.id, name: 'A', title: null, role: 'HR_MANAGER', principals, leads: false }],
  };
};

/** A team that nobody but these tests has, so that a question narrowed to it counts what they wrote. */
const TEAM = `Subscribed ${crypto.randomUUID()}`;

async function seats(count: number): Promise<void> {
  for (let nth = 0; nth < count; nth += 1)
    await ownerQuery(
      `insert into intelligence.fact_seat (organization_id, source_id, place, day, industry, department, status)
       values ($1, gen_random_uuid(), 0, now()::date, 'SALES', $2, 'open')`,
      [hr.organizationId, TEAM],
    );
}

async function asked(title: string): Promise<string> {
  const filters = `department=${encodeURIComponent(TEAM)}`;
  const question = { title, dataset: 'seat', of: 'count', groups: 'status', filters } as const;
  return (await hr.call(saveQuestion, question)).questionId;
}

const mine = async (subscriptionId: string) =>
  (await hr.call(listSubscriptions, {})).items.find(({ id }) => id === subscriptionId);

const look = (subscriptionId: string, at: Date) =>
  runSubscription(service.context(runSubscriptions, hr.organizationId, at), subscriptionId);

const told = (subscriptionId: string) =>
  ownerQuery<{ total: number; figures: unknown }>(
    `select (payload ->> 'total')::int as total, payload -> 'figures' as figures from intelligence.outbox
     where name = 'intelligence.subscription.told' and payload ->> 'subscriptionId' = $1 order by at, id`,
    [subscriptionId],
  );

beforeAll(async () => {
  const [one, two] = await Promise.all([
    newMember('meridian', { role: 'HR_MANAGER', industry: 'SALES' }),
    newMember('meridian', { role: 'HR_MANAGER', industry: 'SALES' }),
  ]);
  [hr, other] = await Promise.all([one.signIn(), two.signIn()]);
  service = await openOwnService(definition, { answers });
});
afterAll(() => service.close());

describe('a subscription', () => {
  it('is to a question of one’s own, one to each, and ends with it', async () => {
    const savedQuestionId = await asked('Seats of a team');
    const { subscriptionId } = await hr.call(setSubscription, { savedQuestionId, occasion: 'daily' });
    expect(await mine(subscriptionId)).toMatchObject({
      title: 'Seats of a team',
      hour: 8,
      state: 'sound',
      toldAt: null,
    });
    const again = await hr.call(setSubscription, { savedQuestionId, occasion: 'monthly', hour: 6 });
    expect(again.subscriptionId).toBe(subscriptionId);
    expect(await mine(subscriptionId)).toMatchObject({ occasion: 'monthly', hour: 6 });
    const noNumber = await hr.refused(setSubscription, { savedQuestionId, occasion: 'above' });
    expect(noNumber.code).toBe('subscription.threshold');
    const foreign = await other.refused(setSubscription, { savedQuestionId, occasion: 'daily' });
    expect(foreign.code).toBe('resource.missing');
    expect((await other.refused(dropSubscription, { subscriptionId })).code).toBe('resource.missing');
    await hr.call(dropSubscription, { subscriptionId });
    expect(await mine(subscriptionId)).toBeUndefined();
    expect(await dueOf('intelligence', subscriptionId)).toEqual([]);
    const next = await hr.call(setSubscription, { savedQuestionId, occasion: 'daily' });
    await hr.call(dropQuestion, { savedQuestionId });
    expect(await mine(next.subscriptionId)).toBeUndefined();
    expect(await dueOf('intelligence', next.subscriptionId)).toEqual([]);
  });

  it('tells its owner the figures once each time, in the app and with a link to the question', async () => {
    await seats(3);
    withRights([principal()]);
    const savedQuestionId = await asked('Open seats of a team');
    const { subscriptionId } = await hr.call(setSubscription, { savedQuestionId, occasion: 'weekly', hour: 7 });
    const at = new Date((await mine(subscriptionId))!.nextAt);
    expect([at.getUTCMinutes(), (await dueOf('intelligence', subscriptionId)).length]).toEqual([0, 1]);
    await Promise.all([look(subscriptionId, at), look(subscriptionId, at)]);
    // Nor does one that begins only now find anything due.
    await look(subscriptionId, at);
    expect(await told(subscriptionId)).toEqual([{ total: 3, figures: [{ name: 'Open', value: 3 }] }]);
    const after = (await mine(subscriptionId))!;
    expect(Date.parse(after.nextAt) - at.getTime()).toBeGreaterThan(5 * DAY_MS);
    expect(after.toldAt).not.toBeNull();
    await eventually(async () => {
      const notes = await ownerQuery<{ link: string; message: string }>(
        `select link, message from identity.notification where person_id = $1 and title = 'The answer to your question'`,
        [hr.id],
      );
      expect(notes).toEqual([
        { link: `/data?question=${savedQuestionId}`, message: '“Open seats of a team”: 3 in all. Open: 3.' },
      ]);
    });
  });

  it('to a figure that crosses a number is told once until it went back', async () => {
    withRights([principal()]);
    const savedQuestionId = await asked('Seats beyond a number');
    const { subscriptionId } = await hr.call(setSubscription, { savedQuestionId, occasion: 'above', threshold: 4 });
    let at = Date.now();
    const looks = async (times: number) => {
      for (let nth = 0; nth < times; nth += 1) await look(subscriptionId, new Date((at += DAY_MS / 12)));
      return (await told(subscriptionId)).map(({ total }) => total);
    };
    expect(await looks(2)).toEqual([]);
    await seats(2);
    expect(await looks(3)).toEqual([5]);
    await ownerQuery(
      `delete from intelligence.fact_seat where organization_id = $1 and department = $2
       and source_id in (select source_id from intelligence.fact_seat where department = $2 limit 1)`,
      [hr.organizationId, TEAM],
    );
    expect(await looks(2)).toEqual([5]);
    await seats(1);
    expect(await looks(2)).toEqual([5, 5]);
  });

  it('of somebody who lost the right tells nothing and says why, until they have it again', async () => {
    const savedQuestionId = await asked('Seats one may not see');
    const { subscriptionId } = await hr.call(setSubscription, { savedQuestionId, occasion: 'daily' });
    const at = Date.now() + 2 * DAY_MS;
    withRights([]);
    await look(subscriptionId, new Date(at));
    expect(await told(subscriptionId)).toEqual([]);
    expect(await mine(subscriptionId)).toMatchObject({ state: 'right', toldAt: null });
    withRights([{ ...principal(), organizationModules: [] }]);
    await look(subscriptionId, new Date(at + DAY_MS));
    expect(await mine(subscriptionId)).toMatchObject({ state: 'right', toldAt: null });
    withRights([principal()]);
    await look(subscriptionId, new Date(at + 2 * DAY_MS));
    expect(await mine(subscriptionId)).toMatchObject({ state: 'sound' });
    expect(await told(subscriptionId)).toHaveLength(1);
  });

  it('to a question whose field is gone says so', async () => {
    withRights([principal()]);
    const savedQuestionId = await asked('Seats by what is gone');
    const { subscriptionId } = await hr.call(setSubscription, { savedQuestionId, occasion: 'daily' });
    await ownerQuery(`update intelligence.saved_question set groups = 'gone' where id = $1`, [savedQuestionId]);
    await look(subscriptionId, new Date(Date.now() + 2 * DAY_MS));
    expect(await told(subscriptionId)).toEqual([]);
    expect(await mine(subscriptionId)).toMatchObject({ state: 'field' });
    expect((await hr.refused(setSubscription, { savedQuestionId, occasion: 'daily' })).code).toBe('question.field');
  });
});
