import { beforeAll, describe, expect, it } from '@jest/globals';
import { getMe } from '@talent-os/contracts/identity/me.js';
import { applicationHired } from '@talent-os/contracts/talent/applications.js';
import {
  completeTransition,
  scheduleTransition,
  tickHandoverTask,
} from '@talent-os/contracts/talent/transition-changes.js';
import { completeDueTransitions } from '@talent-os/contracts/talent/transition-events.js';
import { getTransition, listTransitions } from '@talent-os/contracts/talent/transitions.js';
import { uuidv7 } from '@talent-os/service-kit/uuid';
import { addDays } from '@talent-os/service-kit/calendar';
import { eventually, ownerQuery, settled, signIn, workNow } from '@talent-os/testing';
import { colleagueUnder, handedOver, movers, openSeat, requested, today, type MovePeople } from '../test/moves.js';

let people: MovePeople;
beforeAll(async () => {
  people = await movers();
});

const seatOf = async (id: string) =>
  (
    await ownerQuery<{ status: string; holder: string | null }>(
      'select status, holder_id as holder from talent.position where id = $1',
      [id],
    )
  )[0]!;
const completions = (transitionId: string) =>
  ownerQuery(
    "select 1 from talent.outbox where name = 'talent.transition.completed' and payload ->> 'transitionId' = $1",
    [transitionId],
  );
const statusOf = async (transitionId: string) => (await people.hr.call(getTransition, { transitionId })).status;
/** As if the transition took effect on another day, without anybody hearing of it. */
const onDay = (transitionId: string, day: string) =>
  ownerQuery(
    `with moved as (update talent.transition set effective_date = $2::date where id = $1)
     update talent.due set due_at = $2::date::timestamp at time zone 'UTC' where subject_id = $1`,
    [transitionId, day],
  );

describe('completing a transition', () => {
  it('is refused before its day and with open tasks', async () => {
    const { id: transitionId, tasks, version } = await handedOver(people, { effectiveDate: addDays(today(), 30) });
    const complete = async (seen: number) =>
      (await people.receiving.refused(completeTransition, { transitionId, version: seen })).code;
    expect(await complete(version)).toBe('transition.early');
    await people.hr.call(tickHandoverTask, { handoverTaskId: tasks[0]!.id, done: false });
    const { version: next } = await people.receiving.call(scheduleTransition, {
      transitionId,
      version,
      effectiveDate: today(),
    });
    expect(await complete(next)).toBe('transition.tasks');
  });

  it('happens once of sixteen clicks: new seat, old seat open for others', async () => {
    const transition = await handedOver(people, { effectiveDate: addDays(today(), 30) });
    await ownerQuery('update talent.transition set effective_date = $2 where id = $1', [transition.id, today()]);
    const about = { transitionId: transition.id, version: transition.version };
    const clicks = Array.from({ length: 16 }, () => people.receiving.send(completeTransition, about));
    const statuses = (await Promise.all(clicks)).map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: 15 }, () => 409)]);
    expect(await completions(transition.id)).toHaveLength(1);
    expect(await seatOf(transition.to.id)).toEqual({ status: 'filled', holder: transition.employeeId });
    expect(await seatOf(transition.from!.id)).toEqual({ status: 'open', holder: null });
    const opened = await ownerQuery(
      "select 1 from talent.outbox where name = 'talent.position.opened' and payload ->> 'positionId' = $1",
      [transition.from!.id],
    );
    expect(opened).toHaveLength(1);
    expect(await people.hr.call(getTransition, { transitionId: transition.id })).toMatchObject({
      status: 'completed',
      backfill: 'open',
      may: { to: [], do: ['backfill'] },
    });
  });

  it('is done by the scheduler on its day, once, and not before', async () => {
    const later = await handedOver(people, { effectiveDate: addDays(today(), 30) });
    const due = await handedOver(people, { effectiveDate: addDays(today(), 30) });
    await onDay(later.id, addDays(today(), 1));
    await onDay(due.id, today());
    await workNow(completeDueTransitions);
    await eventually(async () => expect(await statusOf(due.id)).toBe('completed'));
    expect(await completions(due.id)).toHaveLength(1);
    expect(await statusOf(later.id)).toBe('in_progress');
  });

  it('gives the person title, manager and role, and a new token in place of the old', async () => {
    const { userId: employeeId } = await colleagueUnder(people.current);
    const [{ email }] = (await ownerQuery<{ email: string }>(
      `update identity.person p set password_hash = s.password_hash from identity.person s
       where p.id = $1 and s.id = $2 returning p.email`,
      [employeeId, people.hr.id],
    )) as [{ email: string }];
    const before = await signIn(email);
    expect((await before.call(getMe, {})).user.activeRole).toBe('SALES_REP');
    const { id } = await handedOver(people, {
      employeeId,
      effectiveDate: addDays(today(), 30),
      role: 'HIRING_MANAGER',
      type: 'promotion',
    });
    const { version, to } = await people.hr.call(scheduleTransition, {
      transitionId: id,
      version: (await people.hr.call(getTransition, { transitionId: id })).version,
      effectiveDate: today(),
    });
    // The scheduler may have been faster.
    await people.receiving.send(completeTransition, { transitionId: id, version });
    await eventually(async () => expect((await before.send(getMe, {})).status).toBe(401));
    const { user } = await (await signIn(email)).call(getMe, {});
    expect(user.industryRoles).toEqual([expect.objectContaining({ roleName: 'HIRING_MANAGER', industry: 'SALES' })]);
    const told = await ownerQuery<{ title: string; manager: string; department: string }>(
      'select title, manager_id as manager, department from identity.person where id = $1',
      [employeeId],
    );
    expect(told).toEqual([{ title: to.title, manager: people.receiving.id, department: to.department }]);
    const audited = await ownerQuery(
      "select 1 from identity.outbox where name = 'identity.person.moved' and payload ->> 'transitionId' = $1",
      [id],
    );
    expect(audited).toHaveLength(1);
  });
});

describe('a colleague who accepts an offer', () => {
  it('moves: the receiving manager has agreed, an older request gives way, and a second delivery does nothing', async () => {
    const older = await requested(people, { effectiveDate: addDays(today(), 40) });
    const positionId = await openSeat(people.receiving);
    await ownerQuery("update talent.position set status = 'filled', holder_id = $2 where id = $1", [
      positionId,
      older.employeeId,
    ]);
    const applicationId = uuidv7();
    const payload = {
      applicationId,
      positionId,
      positionTitle: 'Seat',
      department: 'Sales',
      industry: 'SALES',
      userId: older.employeeId,
      source: 'internal',
      startDate: addDays(today(), 20),
      hiringManagerId: people.receiving.id,
      recruiterId: people.receiving.id,
    };
    const tell = (id: string) =>
      ownerQuery(
        `insert into talent.outbox (id, organization_id, name, operation, request_id, payload, at)
         values ($1, $2, $3, 'test', 'test', $4, now())`,
        [id, people.hr.organizationId, applicationHired.name, JSON.stringify(payload)],
      );
    await tell(uuidv7());
    const found = await eventually(async () => {
      const [row] = await ownerQuery<{ id: string }>('select id from talent.transition where application_id = $1', [
        applicationId,
      ]);
      return people.hr.call(getTransition, { transitionId: row!.id });
    });
    expect(found).toMatchObject({ status: 'in_review', byOffer: true, waitsFor: ['current', 'hr'], own: false });
    expect(await people.hr.call(getTransition, { transitionId: older.id })).toMatchObject({
      status: 'cancelled',
      reason: 'Replaced by an accepted offer',
    });
    expect(await seatOf(positionId)).toEqual({ status: 'filled', holder: older.employeeId });
    await tell(uuidv7());
    await settled();
    const { items } = await people.hr.call(listTransitions, { status: 'in_review', search: found.employeeName });
    expect(items.map(({ id }) => id)).toContain(found.id);
  });
});
