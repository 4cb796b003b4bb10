import { describe, expect, it } from '@jest/globals';
import { errors, type ErrorCode, type Operation, type Sent } from '@talent-os/contracts';
import { investigateIncident, moveIncident, reportIncident } from '@talent-os/contracts/cyber/incident-changes';
import { claimWorkRole } from '@talent-os/contracts/cyber/readiness';
import { createTask, moveTask } from '@talent-os/contracts/productivity/tasks';
import { moveDeal } from '@talent-os/contracts/sales/deals';
import { setHeadcountTarget } from '@talent-os/contracts/talent/headcount';
import { newDeal, newMember, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { applicationOf, connect, textOf } from './test/connect.js';

const rep = async () => (await newMember('meridian', { role: 'SALES_REP', industry: 'SALES' })).signIn();
const analyst = async () => (await newMember('meridian', { role: 'CYBER_ANALYST', industry: 'CYBER' })).signIn();

type Case<O extends Operation = Operation> = {
  readonly person: Person;
  readonly operation: O;
  readonly input: Sent<O>;
};
const that = <O extends Operation>(person: Person, operation: O, input: Sent<O>): Case => ({
  person,
  operation,
  input,
});

/** Changes their contracts take, and which only their handlers know to be refused as things stand. */
const cases: readonly (readonly [ErrorCode, string, () => Promise<Case>])[] = [
  [
    'deal.lossReason',
    'a deal that is lost without a reason',
    async () => {
      const person = await rep();
      const { id: dealId, version } = await newDeal(person);
      return that(person, moveDeal, { dealId, version, stage: 'closed_lost' });
    },
  ],
  [
    'task.transition',
    'a task that goes where it is',
    async () => {
      const person = await rep();
      const { id: taskId, version } = await person.call(createTask, { title: 'Try this out' });
      return that(person, moveTask, { taskId, version, status: 'todo' });
    },
  ],
  [
    'incident.transition',
    'an incident that is closed before anybody has investigated',
    async () => {
      const person = await analyst();
      const { id: incidentId, version } = await newIncident(person);
      return that(person, moveIncident, { incidentId, version, status: 'closed' });
    },
  ],
  [
    'incident.transition',
    'an incident that somebody investigates already',
    async () => {
      const person = await analyst();
      const { id: incidentId, version } = await newIncident(person);
      const taken = await person.call(investigateIncident, { incidentId, version });
      return that(person, investigateIncident, { incidentId, version: taken.version });
    },
  ],
  [
    'readiness.held',
    'a work role that is claimed again',
    async () => {
      const person = await analyst();
      await person.call(claimWorkRole, { workRole: 'PD-WRL-007', level: 1 });
      return that(person, claimWorkRole, { workRole: 'PD-WRL-007', level: 1 });
    },
  ],
  [
    'headcount.quarter',
    'a target for a quarter that is long over',
    async () => {
      const person = await signIn('hr.manager@meridian.example');
      const target = { industry: 'SALES', department: 'Sales Enablement', quarter: '2020-Q1', targetSeats: 3 } as const;
      return that(person, setHeadcountTarget, target);
    },
  ],
];

const newIncident = (person: Person) =>
  person.call(reportIncident, {
    title: 'Tried out',
    type: 'phishing',
    severity: 'low',
    description: 'Reported so that something can be proposed of it',
  });
const proposalsOf = ({ id }: Person) => ownerQuery('select id from chat.proposal where user_id = $1 order by id', [id]);

describe('a change its operation would refuse', () => {
  it.each(cases)('is refused when it is proposed, in the same words: %s, %s', async (code, _title, made) => {
    const { person, operation, input } = await made();
    const before = await proposalsOf(person);
    expect((await person.refused(operation, input as never)).code).toBe(code);
    const client = await connect(await applicationOf(person));
    const name = operation.name.replaceAll('.', '_');
    // Which version is meant is looked up when the change is approved.
    const { version: _version, ...args } = input as Record<string, unknown>;
    const result = await client.callTool({ name, arguments: args });
    await client.close();
    expect([result.isError, textOf(result)]).toEqual([true, errors[code].title]);
    expect(await proposalsOf(person)).toEqual(before);
  });

  it('leaves no row, event or job of what it tried', async () => {
    const person = await rep();
    const { id: dealId } = await newDeal(person);
    const left = () =>
      Promise.all([
        ownerQuery('select * from sales.deal where id = $1', [dealId]),
        ownerQuery('select id from sales.outbox where actor_id = $1 order by id', [person.id]),
      ]);
    const before = await left();
    const client = await connect(await applicationOf(person));
    const lost = { dealId, stage: 'closed_lost', lossReason: 'They chose nobody' };
    const result = await client.callTool({ name: 'sales_deals_move', arguments: lost });
    await client.close();
    expect(result.isError ?? false).toBe(false);
    expect(await proposalsOf(person)).toHaveLength(1);
    expect(await left()).toEqual(before);
  });
});
