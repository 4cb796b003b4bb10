import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addHandoverTask,
  cancelTransition,
  decideTransition,
  removeHandoverTask,
  requestTransition,
  reviewTransition,
  scheduleTransition,
  startHandover,
  tickHandoverTask,
} from '@talent-os/contracts/talent/transition-changes.js';
import {
  exportTransitions,
  getTransition,
  getTransitionBoard,
  listMyTransitions,
  listTransitions,
  listTransitionSeats,
} from '@talent-os/contracts/talent/transitions.js';
import { addDays } from '@talent-os/service-kit/calendar';
import { eventually, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { approved, colleagueUnder, movers, openSeat, requested, today, type MovePeople } from '../test/moves.js';

let people: MovePeople;
let nurse: Person;
let foreign: Person;

beforeAll(async () => {
  [people, nurse, foreign] = await Promise.all([
    movers(),
    signIn('nurse@meridian.example'),
    signIn('org.admin@northwind.example'),
  ]);
});

const seatOf = async (id: string) =>
  (
    await ownerQuery<{ status: string; holder: string | null }>(
      'select status, holder_id as holder from talent.position where id = $1',
      [id],
    )
  )[0]!;

describe('asking for a transition', () => {
  it('gives the steps of who asks, and waits for HR to take it into review', async () => {
    const transition = await requested(people, { note: 'Has covered for it.' });
    expect(transition).toMatchObject({
      status: 'requested',
      note: 'Has covered for it.',
      byOffer: false,
      waitsFor: [],
    });
    expect(transition.approvals.map(({ step, decision }) => [step, decision])).toEqual([
      ['receiving', 'approved'],
      ['current', 'pending'],
      ['hr', 'pending'],
    ]);
    const about = { transitionId: transition.id, version: transition.version };
    expect((await people.receiving.refused(reviewTransition, about)).status).toBe(403);
    expect(await people.hr.call(reviewTransition, about)).toMatchObject({
      status: 'in_review',
      waitsFor: ['current', 'hr'],
    });
    expect((await people.hr.refused(reviewTransition, about)).code).toBe('resource.stale');
  });

  it('is refused for a second transition, a seat that is taken, a day that is over and a type that does not fit', async () => {
    const { employeeId } = await requested(people);
    const toPositionId = await openSeat(people.receiving);
    const ask = (more: object) =>
      people.receiving.refused(requestTransition, {
        employeeId,
        toPositionId,
        type: 'lateral',
        effectiveDate: today(),
        ...more,
      });
    expect((await ask({})).code).toBe('transition.running');
    const { userId, seatId } = await colleagueUnder(people.current);
    expect((await ask({ employeeId: userId, effectiveDate: addDays(today(), -1) })).code).toBe('transition.day');
    expect((await ask({ employeeId: userId, type: 'industry_switch' })).code).toBe('transition.type');
    expect((await ask({ employeeId: userId, toPositionId: seatId })).status).toBe(404);
    const { id } = await signIn('candidate@meridian.example');
    expect((await ask({ employeeId: id })).status).toBe(404);
  });

  it('makes one transition of eight simultaneous requests', async () => {
    const { userId: employeeId } = await colleagueUnder(people.current);
    const toPositionId = await openSeat(people.receiving);
    const asked = { employeeId, toPositionId, type: 'lateral', effectiveDate: today() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => people.receiving.send(requestTransition, asked)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
  });
});

describe('approving', () => {
  it('takes both managers and HR, each their own step, and keeps the seat', async () => {
    const { id: transitionId, version } = await requested(people);
    await people.hr.call(reviewTransition, { transitionId, version });
    const decide = async (who: Person, step: 'receiving' | 'current' | 'hr') => {
      const { version: seen } = await people.admin.call(getTransition, { transitionId });
      return who.send(decideTransition, { transitionId, version: seen, step, decision: 'approved' });
    };
    expect((await decide(people.receiving, 'hr')).status).toBe(403);
    expect((await decide(people.hr, 'current')).status).toBe(403);
    expect((await decide(people.receiving, 'receiving')).status).toBe(409);
    const mine = await people.current.call(listMyTransitions, {});
    expect(mine.items.find(({ id }) => id === transitionId)?.approvals.find(({ mine: one }) => one)?.step).toBe(
      'current',
    );
    expect((await decide(people.current, 'current')).body).toMatchObject({ status: 'in_review', waitsFor: ['hr'] });
    const { body } = await decide(people.hr, 'hr');
    expect(body).toMatchObject({ status: 'approved', backfill: 'offered' });
    const { to, employeeId } = await people.hr.call(getTransition, { transitionId });
    expect(await seatOf(to.id)).toEqual({ status: 'filled', holder: employeeId });
  });

  it('passes a manager’s own transition to the administration', async () => {
    const { userId: employeeId, seatId } = await colleagueUnder(people.current);
    await ownerQuery('update talent.position set hiring_manager_id = $2 where id = $1', [seatId, employeeId]);
    await ownerQuery('delete from identity.team_member where person_id = $1', [employeeId]);
    const { id: transitionId, version } = await requested(people, { employeeId });
    const { approvals } = await people.hr.call(reviewTransition, { transitionId, version });
    expect(approvals[1]).toMatchObject({ step: 'current', passedToAdmin: true, mine: false });
    const seen = await people.admin.call(getTransition, { transitionId });
    const given = { transitionId, version: seen.version, step: 'current' as const, decision: 'approved' as const };
    expect((await people.hr.refused(decideTransition, given)).code).toBe('transition.approver');
    expect(await people.admin.call(decideTransition, given)).toMatchObject({ waitsFor: ['hr'] });
  });

  it('ends with a reason where somebody declines, and once', async () => {
    const { id: transitionId, version } = await requested(people);
    const { version: seen } = await people.hr.call(reviewTransition, { transitionId, version });
    const before = Date.now();
    const refusal = { transitionId, version: seen, step: 'hr' as const, decision: 'declined' as const };
    expect((await people.hr.refused(decideTransition, refusal)).status).toBe(422);
    const reason = 'Too close to the end of the year.';
    expect(await people.hr.call(decideTransition, { ...refusal, reason })).toMatchObject({
      status: 'declined',
      reason,
    });
    expect((await people.hr.refused(cancelTransition, { transitionId, version: seen + 1, reason })).code).toBe(
      'transition.state',
    );
    for (const who of [people.receiving, people.current]) {
      const { items, ended } = await who.call(listMyTransitions, {});
      expect(items.some(({ id }) => id === transitionId)).toBe(false);
      expect(ended[0]).toMatchObject({ id: transitionId, status: 'declined', reason, may: { to: [], do: [] } });
      const endedAt = Date.parse(ended[0]!.endedAt!);
      expect([before <= endedAt, endedAt <= Date.now()]).toEqual([true, true]);
    }
    await ownerQuery(`update talent.transition set updated_at = now() - interval '91 days' where id = $1`, [
      transitionId,
    ]);
    const later = await people.current.call(listMyTransitions, {});
    expect(later.ended.some(({ id }) => id === transitionId)).toBe(false);
  });
});

describe('the course of an approved transition', () => {
  it('is another day, a handover with owners, and an open seat again when it is cancelled', async () => {
    const transition = await approved(people);
    const transitionId = transition.id;
    const later = addDays(today(), 14);
    const moved = await people.receiving.call(scheduleTransition, {
      transitionId,
      version: transition.version,
      effectiveDate: later,
    });
    expect(moved.effectiveDate).toBe(later);
    const { tasks } = await people.receiving.call(startHandover, { transitionId, version: moved.version });
    expect(tasks).toHaveLength(4);
    const task = { transitionId, title: 'Introduce the successor', ownerId: nurse.id, due: later };
    expect((await nurse.refused(addHandoverTask, task)).status).toBe(404);
    const added = await people.current.call(addHandoverTask, task);
    const theirs = added.tasks.find(({ ownerId }) => ownerId === nurse.id)!;
    expect((await nurse.call(listMyTransitions, {})).items.map(({ id }) => id)).toContain(transitionId);
    const after = await nurse.call(tickHandoverTask, { handoverTaskId: theirs.id, done: true });
    expect(after.handover).toEqual({ done: 1, total: 5, percent: 20 });
    const others = { handoverTaskId: tasks[0]!.id, done: true };
    expect((await nurse.refused(tickHandoverTask, others)).status).toBe(403);
    expect((await foreign.refused(tickHandoverTask, others)).status).toBe(404);
    const { version } = await people.receiving.call(getTransition, { transitionId });
    await people.receiving.call(cancelTransition, { transitionId, version, reason: 'The team was merged.' });
    expect(await seatOf(transition.to.id)).toEqual({ status: 'open', holder: null });
  });
});

describe('a handover task', () => {
  it('reaches whoever owns it, whatever their role, with a notification that leads to where it is ticked', async () => {
    const recruiter = await signIn('recruiter@meridian.example');
    const { id: transitionId, version } = await approved(people);
    await people.receiving.call(startHandover, { transitionId, version });
    const title = `Hand over the shortlist ${transitionId}`;
    await people.hr.call(addHandoverTask, { transitionId, title, ownerId: recruiter.id, due: today() });
    const { items } = await recruiter.call(listMyTransitions, {});
    const task = items.find(({ id }) => id === transitionId)?.tasks.find((one) => one.title === title);
    expect(task).toMatchObject({ ownerId: recruiter.id, mine: true });
    await eventually(async () => {
      const told = await ownerQuery(
        `select link from identity.notification where person_id = $1 and title = 'Something is yours to hand over'`,
        [recruiter.id],
      );
      expect(told).toContainEqual({ link: `/talent/transition?transition=${transitionId}` });
    });
    const { tasks } = await people.hr.call(addHandoverTask, {
      transitionId,
      title: 'Too much',
      ownerId: recruiter.id,
      due: today(),
    });
    const further = { handoverTaskId: tasks.find((one) => one.title === 'Too much')!.id };
    expect((await people.hr.call(removeHandoverTask, further)).tasks).toHaveLength(tasks.length - 1);
    expect((await people.hr.refused(removeHandoverTask, further)).code).toBe('resource.missing');
    const after = await recruiter.call(tickHandoverTask, { handoverTaskId: task!.id, done: true });
    expect(after.handover.done).toBe(1);
    expect((await people.hr.refused(removeHandoverTask, { handoverTaskId: task!.id })).code).toBe('transition.state');
  });
});

describe('the list of moves', () => {
  it('shows HR all of them and who hires their own, by name, status and page', async () => {
    const transition = await approved(people);
    const wanted = { search: transition.employeeName, status: 'approved' as const };
    const { items, total, counts } = await people.receiving.call(listTransitions, wanted);
    expect(items.map(({ id }) => id)).toContain(transition.id);
    expect(total).toBe(counts.approved);
    const { columns } = await people.hr.call(getTransitionBoard, {});
    const all = await people.hr.call(listTransitions, {});
    expect(columns.reduce((sum, column) => sum + column.count, 0)).toBe(all.total);
    const manager = await signIn('nurse.manager@meridian.example');
    expect((await manager.call(listTransitions, wanted)).items).toEqual([]);
    expect((await manager.refused(getTransition, { transitionId: transition.id })).status).toBe(404);
    const { csv } = await people.hr.call(exportTransitions, wanted);
    expect(csv.split('\r\n')[0]).toBe(
      'Person,From,From department,To,To department,Industry,Type,Status,Effective date,Handover %,Backfill',
    );
    expect(csv).toContain(`${transition.employeeName},`);
    const seats = await people.receiving.call(listTransitionSeats, {});
    expect(seats.items.length).toBeGreaterThan(0);
  });

  it('finds the moves of many people of one name, and of those who work here no more', async () => {
    const { id, employeeName } = await approved(people);
    const found = await people.hr.call(listTransitions, { search: employeeName.toUpperCase() });
    expect(found.items.map((transition) => transition.id)).toContain(id);
    await ownerQuery('update talent.transition set employee_id = gen_random_uuid() where id = $1', [id]);
    const former = await people.hr.call(listTransitions, { search: 'former colleague' });
    expect(former.items.map((transition) => transition.id)).toContain(id);
    expect((await foreign.call(listTransitions, { search: employeeName })).total).toBe(0);
    await ownerQuery("update talent.transition set status = 'cancelled' where id = $1", [id]);
  });
});
