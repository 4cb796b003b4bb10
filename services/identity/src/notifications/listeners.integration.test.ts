import { describe, expect, it } from '@jest/globals';
import type { Input } from '@talent-os/contracts';
import { listNotifications } from '@talent-os/contracts/identity/notifications.js';
import { moveDeal } from '@talent-os/contracts/sales/deals.js';
import {
  decideReassignment,
  getTerritory,
  listTerritories,
  proposeReassignment,
  territoryTargets,
} from '@talent-os/contracts/sales/territories.js';
import { answerMentorship, listMentorships, offerMentorship } from '@talent-os/contracts/talent/collaboration.js';
import {
  decideExpression,
  expressInterest,
  listIncoming,
  searchOpportunities,
} from '@talent-os/contracts/talent/mobility.js';
import { demoToday, eventually, newDeal, newMember, ownerQuery, signIn, type Person } from '@talent-os/testing';

const rep = () => signIn('sales.rep@meridian.example');
const head = () => signIn('department.head@meridian.example');

/** How many notifications of this title the person has after the work that they did not have before. */
async function told(person: Pick<Person, 'id'>, title: string, work: () => Promise<unknown>): Promise<number> {
  const count = async () =>
    (await ownerQuery('select 1 from identity.notification where person_id = $1 and title = $2', [person.id, title]))
      .length;
  const before = await count();
  await work();
  return eventually(async () => {
    const more = (await count()) - before;
    expect(more).toBeGreaterThan(0);
    return more;
  });
}

describe('people are told', () => {
  it('hiring managers of interest in their positions, and the interested of the decision', async () => {
    const admin = await signIn('org.admin@meridian.example');
    const people = await Promise.all(
      ['multi@meridian.example', 'sales.rep@meridian.example'].map((email) => signIn(email)),
    );
    const found = await Promise.all(people.map((person) => person.call(searchOpportunities, {})));
    const who = found.findIndex(({ pendingCount }) => pendingCount < 3);
    const person = people[who]!;
    const position = found[who]!.items.find(({ myStatus }) => myStatus === null)!;
    const [owner] = await ownerQuery<{ id: string }>(
      'select hiring_manager_id as id from talent.position where id = $1',
      [position.id],
    );
    expect(
      await told(owner!, 'Someone is interested in your position', () =>
        person.call(expressInterest, { positionId: position.id }),
      ),
    ).toBe(1);
    const mine = (await admin.call(listIncoming, { status: 'pending' })).items.find(
      ({ userId, positionTitle }) => userId === person.id && positionTitle === position.title,
    );
    expect(
      await told(person, 'An answer to your interest', () =>
        admin.call(decideExpression, {
          expressionId: mine!.id,
          decision: 'declined',
          reason: 'The team wants somebody sooner',
        }),
      ),
    ).toBe(1);
  });

  it('mentors of requests, and mentees of the answer', async () => {
    const [mentor, mentee] = [await rep(), await signIn('multi@meridian.example')];
    const { skills } = await mentor.call(listMentorships, {});
    const { id: offerId } = await mentor.call(offerMentorship, { skillIds: [skills[0]!.id] });
    expect(
      await told(mentor, 'Someone would like to learn from you', () =>
        mentee.call(answerMentorship, { offerId, action: 'request' }),
      ),
    ).toBe(1);
    expect(
      await told(mentee, 'You have a mentor', () => mentor.call(answerMentorship, { offerId, action: 'accept' })),
    ).toBe(1);
    expect(
      await told(mentee, 'Mentorship ended', () => mentor.call(answerMentorship, { offerId, action: 'end' })),
    ).toBe(1);
  });

  it('heads of sales of account moves to decide, and who proposed one of the decision', async () => {
    const [proposer, decider] = [await rep(), await head()];
    const proposal = await proposable(proposer);
    let reassignmentId = '';
    expect(
      await told(decider, 'An account move waits for your decision', async () => {
        reassignmentId = (await proposer.call(proposeReassignment, proposal)).id;
      }),
    ).toBe(1);
    expect(
      await told(proposer, 'Account move declined', () =>
        decider.call(decideReassignment, { reassignmentId, decision: 'declined', reason: 'Not this quarter' }),
      ),
    ).toBe(1);
    expect((await decider.call(listNotifications, { kind: 'territory' })).items[0]).toMatchObject({
      title: 'An account move waits for your decision',
      link: '/sales/excellence/territory',
    });
  });

  it('owners of deals that others closed, and leaders of deals that were won', async () => {
    const member = await newMember('meridian', { role: 'SALES_REP', industry: 'SALES' });
    const [owner, leader] = [await member.signIn(), await head()];
    const deal = await newDeal(owner, 'qualified', 'proposal', 'negotiation');
    const closeDate = demoToday();
    expect(
      await told(leader, 'Deal won', () =>
        owner.call(moveDeal, { dealId: deal.id, stage: 'closed_won', version: deal.version, closeDate }),
      ),
    ).toBe(1);
    const other = await newDeal(owner, 'qualified', 'proposal');
    expect(
      await told(owner, 'Your deal was closed', () =>
        leader.call(moveDeal, {
          dealId: other.id,
          stage: 'closed_lost',
          version: other.version,
          lossReason: 'No budget',
        }),
      ),
    ).toBe(1);
  });
});

/** An event as its service leaves it behind. */
const announce = (person: Person, name: string, payload: object, at = new Date()) =>
  ownerQuery(
    `insert into productivity.outbox (id, organization_id, name, operation, request_id, payload, at)
     values (gen_random_uuid(), $1, $2, 'test', 'test', $3, $4)`,
    [person.organizationId, name, JSON.stringify(payload), at.toISOString()],
  );

describe('reminders', () => {
  /** Somebody the product itself has nothing to remind of. */
  const somebody = async () => (await newMember('meridian', { role: 'CYBER_ANALYST', industry: 'CYBER' })).signIn();
  const due = (person: Person) => ({ userId: person.id, dueOn: '2026-11-20' });
  const task = (person: Person) => ({ ...due(person), taskId: crypto.randomUUID() });

  it('reach who owns the task or the goal, and lead to the productivity hub', async () => {
    const person = await somebody();
    expect(
      await told(person, 'A task is due today', () => announce(person, 'productivity.task.due', task(person))),
    ).toBe(1);
    expect(
      await told(person, 'A goal waits for your check-in', () =>
        announce(person, 'productivity.checkin.due', { ...due(person), goalId: crypto.randomUUID() }),
      ),
    ).toBe(1);
    expect((await person.call(listNotifications, { kind: 'goal' })).items[0]).toMatchObject({ hub: 'productivity' });
  });

  it('that are a week old are none: a later one arrives alone', async () => {
    const person = await somebody();
    const old = new Date(Date.now() - 8 * 86_400_000);
    expect(
      await told(person, 'A task is due today', async () => {
        await announce(person, 'productivity.task.due', task(person), old);
        await announce(person, 'productivity.task.due', task(person));
      }),
    ).toBe(1);
  });
});

/** An account of the person's without a pending change, and another territory for it. */
async function proposable(person: Person): Promise<Input<typeof proposeReassignment>> {
  const { items } = await person.call(listTerritories, {});
  const targets = await person.call(territoryTargets, {});
  for (const territory of items) {
    const { accounts } = await person.call(getTerritory, { territoryId: territory.id });
    const account = accounts.items.find(({ pendingChange }) => !pendingChange);
    const target = targets.items.find(({ id }) => id !== territory.id);
    const effectiveDate = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    if (account && target)
      return {
        accountId: account.id,
        toTerritoryId: target.id,
        effectiveDate,
        moveDeals: false,
        note: 'Closer to its office',
      };
  }
  throw new Error('no account can be proposed');
}
