import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { remindApprovers } from '@talent-os/contracts/talent/requisition-events.js';
import {
  createRequisition,
  decideRequisition,
  getRequisition,
  submitRequisition,
} from '@talent-os/contracts/talent/requisitions.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { dueOf, openOwnService, ownerQuery, signIn, type OwnService, type Person } from '@talent-os/testing';
import { definition } from '../index.js';
import { closeSeatsOf, engineers } from '../test/requisitions.js';
import { remind } from './remind-approvers.job.js';
import { ReplacedSeat } from './replaced-seat.listener.js';

let service: OwnService;
let manager: Person;
let head: Person;
let hr: Person;

beforeAll(async () => {
  const boxes = ['hiring.manager', 'department.head', 'hr.manager'];
  [manager, head, hr] = (await Promise.all(boxes.map((box) => signIn(`${box}@meridian.example`)))) as [
    Person,
    Person,
    Person,
  ];
  service = await openOwnService(definition, { answers: answers() });
});
const made: string[] = [];
afterAll(async () => {
  await closeSeatsOf(made);
  await service.close();
});

/** What other services answer, where a job asks on its own: HR is in a team the department head leads. */
const answers = (): Record<string, object> => ({
  'identity.organizations.timezone': { timezone: 'America/New_York' },
  'identity.teams.members': {
    teams: [{ id: hr.id, name: 'Sales', parentId: null, leadId: head.id, memberIds: [hr.id, head.id] }],
  },
  'identity.people.names': { people: [{ id: head.id, name: 'Victor', title: '', role: 'DEPARTMENT_HEAD' }] },
});
/** What runs without a caller, so many days from now. */
const contextIn = (days: number) =>
  service.context(remindApprovers, manager.organizationId, new Date(Date.now() + days * DAY_MS));

async function waitingForHr(title: string, more?: Parameters<typeof engineers>[1]): Promise<string> {
  const { id, version } = await manager.call(createRequisition, engineers(title, more));
  made.push(id);
  await manager.call(submitRequisition, { requisitionId: id, version });
  await head.call(decideRequisition, { requisitionId: id, version: version + 1, decision: 'approved' });
  return id;
}
const told = (requisitionId: string) =>
  ownerQuery<{ cause: string; ids: string[] }>(
    `select payload ->> 'cause' as cause, payload -> 'approverIds' as ids from talent.outbox
     where name = 'talent.requisition.waiting' and payload ->> 'requisitionId' = $1
       and payload ->> 'cause' in ('reminder', 'escalation') order by at, id`,
    [requisitionId],
  );

describe('a step nobody answers', () => {
  it('is told again when it is due, then brought before the manager, who may decide, and then left', async () => {
    const id = await waitingForHr('Telephone engineer');
    await remind(contextIn(1), id);
    expect(await told(id)).toEqual([]);
    await remind(contextIn(6), id);
    await remind(contextIn(6), id);
    // Others of HR may have come since: files that run beside this one let people in.
    const reminded = { cause: 'reminder', ids: expect.arrayContaining([hr.id]) };
    expect(await told(id)).toEqual([reminded]);
    await remind(contextIn(10), id);
    await remind(contextIn(20), id);
    expect((await told(id)).slice(1)).toEqual([{ cause: 'escalation', ids: [head.id] }]);
    expect(await dueOf('talent', id)).toEqual([]);
    const { version, waiting } = await head.call(getRequisition, { requisitionId: id });
    expect(waiting).toMatchObject({ step: 'hr', mine: true });
    const answer = await head.call(decideRequisition, {
      requisitionId: id,
      version,
      decision: 'rejected',
      comment: 'No',
    });
    expect(answer.status).toBe('rejected');
  });
});

describe('a seat that was replaced while somebody sat on it', () => {
  it('closes once they have left, for its successor is there', async () => {
    const [seat] = await ownerQuery<{ id: string }>(
      `insert into talent.position select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(),
         'title', 'Seat to leave', 'status', 'filled', 'holder_id', gen_random_uuid()))).*
       from talent.position p where p.organization_id = $1 and p.industry = 'SALES' and p.status = 'open'
         and p.required_skills <> '[]' order by p.id limit 1 returning id`,
      [manager.organizationId],
    );
    const positionId = seat!.id;
    const requisitionId = await waitingForHr('Successor', { replacesPositionId: positionId, reason: 'replacement' });
    const { version } = await hr.call(getRequisition, { requisitionId });
    await hr.call(decideRequisition, { requisitionId, version, decision: 'approved' });
    const left = { fromPositionId: positionId } as Parameters<ReplacedSeat['closeReplacedSeat']>[0];
    const statusOf = async () =>
      (await ownerQuery<{ status: string }>('select status from talent.position where id = $1', [positionId]))[0]
        ?.status;
    await new ReplacedSeat().closeReplacedSeat(left, contextIn(0));
    expect(await statusOf()).toBe('filled');
    await ownerQuery("update talent.position set status = 'open', holder_id = null where id = $1", [positionId]);
    await new ReplacedSeat().closeReplacedSeat(left, contextIn(0));
    expect(await statusOf()).toBe('closed');
  });
});
