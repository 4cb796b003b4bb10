import { beforeAll, describe, expect, it } from '@jest/globals';
import { getMe } from '@talent-os/contracts/identity/me.js';
import { endDueAccess } from '@talent-os/contracts/talent/offboarding-events.js';
import {
  cancelOffboarding,
  completeOffboarding,
  endLeaverAccess,
  getExitThemes,
  getOffboarding,
  handOverHolding,
  listOffboardings,
  recordExitInterview,
  startOffboarding,
  tickOffboardingTask,
} from '@talent-os/contracts/talent/offboarding.js';
import { addDays } from '@talent-os/service-kit/calendar';
import { demoToday, eventually, newMember, ownerQuery, signIn, type NewMember, type Person } from '@talent-os/testing';

let hr: Person;
let admin: Person;
let foreign: Person;

beforeAll(async () => {
  [hr, admin, foreign] = (await Promise.all(
    ['hr.manager@meridian', 'org.admin@meridian', 'org.admin@northwind'].map((box) => signIn(`${box}.example`)),
  )) as [Person, Person, Person];
});

const colleague = () => newMember('meridian', { role: 'SALES_REP', industry: 'SALES' });
const inDays = (days: number) => addDays(demoToday(), days);
const start = (leaver: NewMember, more: object = {}) =>
  hr.call(startOffboarding, { employeeId: leaver.id, type: 'voluntary', lastDay: inDays(14), ...more });
const read = (offboardingId: string, by = hr) => by.call(getOffboarding, { offboardingId });

describe('an offboarding', () => {
  it('begins once, with tasks and the end of the access, and is found in its organization alone', async () => {
    const leaver = await colleague();
    const { id } = await start(leaver, { reason: 'Moves abroad.' });
    const seen = await read(id);
    expect(seen).toMatchObject({
      status: 'initiated',
      accessEndedAt: null,
      reason: 'Moves abroad.',
      unanswered: [],
      may: { to: ['cancelled'], do: ['tasks', 'handOver', 'endAccess', 'interview'] },
    });
    expect(seen.list.length).toBeGreaterThan(3);
    const again = { employeeId: leaver.id, type: 'voluntary', lastDay: inDays(20) } as const;
    expect((await hr.refused(startOffboarding, again)).code).toBe('offboarding.running');
    expect((await foreign.refused(getOffboarding, { offboardingId: id })).code).toBe('resource.missing');
    // Who applied is known by the name they applied with until it is asked for again.
    await ownerQuery(`update talent.person set name = 'Mira Member' where id = $1`, [leaver.id]);
    const found = await hr.call(listOffboardings, { search: 'Mira Member', running: 'true', sort: 'lastDay:desc' });
    expect(found.total).toBeGreaterThan(0);
  });

  it('is refused for oneself, for an administrator by somebody who is none, and for a day that is over', async () => {
    const ask = (by: Person, employeeId: string, lastDay = inDays(9)) =>
      by.refused(startOffboarding, { employeeId, type: 'voluntary', lastDay });
    expect((await ask(hr, hr.id)).code).toBe('offboarding.self');
    expect((await ask(hr, admin.id)).code).toBe('role.beyond');
    const { id } = await colleague();
    expect((await ask(hr, id, inDays(-1))).code).toBe('offboarding.day');
    expect((await ask(hr, foreign.id)).code).toBe('resource.missing');
  });

  it('of our decision ends the access at once; staying after all opens it again', async () => {
    const leaver = await colleague();
    const session = await leaver.signIn();
    const { id } = await start(leaver, { type: 'involuntary', lastDay: demoToday() });
    const { accessEndedAt, may } = await read(id);
    expect(accessEndedAt).not.toBeNull();
    expect(may.do).not.toContain('endAccess');
    await eventually(async () => expect((await session.send(getMe, {})).status).toBe(401));
    // That the account was closed is noted on it as well.
    await eventually(async () => {
      const { version } = await read(id);
      await hr.call(cancelOffboarding, { offboardingId: id, version, reason: 'It was a misunderstanding.' });
    });
    expect(await read(id)).toMatchObject({ status: 'cancelled', may: { to: [], do: [] } });
    const back = await leaver.signIn();
    expect((await back.send(getMe, {})).status).toBe(200);
  });

  it('ends the access by the clock', async () => {
    const leaver = await colleague();
    const session = await leaver.signIn();
    const { id } = await start(leaver);
    await ownerQuery(`update talent.offboarding set access_ends_at = now() where id = $1`, [id]);
    await ownerQuery(`update talent.due set due_at = now() where kind = 'leaving' and subject_id = $1`, [id]);
    expect(endDueAccess.everyMs).toBeLessThan(5_000);
    await eventually(async () => expect((await read(id)).accessEndedAt).not.toBeNull());
    await eventually(async () => expect((await session.send(getMe, {})).status).toBe(401));
    expect(await ownerQuery('select 1 from talent.due where subject_id = $1', [id])).toEqual([]);
  });

  it('is completed once access has ended, tasks are done and what is held has a taker; the seat is open then', async () => {
    const leaver = await colleague();
    const [seat] = await ownerQuery<{ id: string }>(
      `insert into talent.position select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(),
         'holder_id', $2::text, 'status', 'filled', 'filled_at', now(), 'requisition_id', null))).*
       from talent.position p where p.organization_id = $1 and p.industry = 'SALES' order by p.id limit 1 returning id`,
      [hr.organizationId, leaver.id],
    );
    await ownerQuery(
      `insert into sales.deal select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(),
         'owner_id', $2::text, 'stage', 'negotiation'))).*
       from sales.deal d where d.organization_id = $1 order by d.id limit 1`,
      [hr.organizationId, leaver.id],
    );
    const { id: offboardingId } = await start(leaver);
    const complete = () => ({ offboardingId, rehire: true, regretted: true });
    expect((await hr.refused(completeOffboarding, complete())).code).toBe('offboarding.access');
    await hr.call(endLeaverAccess, { offboardingId });
    expect((await hr.refused(completeOffboarding, complete())).code).toBe('offboarding.tasks');
    for (const { id } of (await read(offboardingId)).list)
      await hr.call(tickOffboardingTask, { offboardingTaskId: id, done: true });
    expect((await hr.refused(completeOffboarding, complete())).code).toBe('offboarding.handover');
    const give = { offboardingId, kind: 'deals' as const };
    expect((await hr.refused(handOverHolding, { ...give, toId: leaver.id })).code).toBe('resource.missing');
    await hr.call(handOverHolding, { ...give, toId: admin.id });
    expect((await read(offboardingId)).holdings.find(({ kind }) => kind === 'deals')).toMatchObject({
      count: 1,
      toId: admin.id,
    });
    await hr.call(completeOffboarding, complete());
    expect(await read(offboardingId)).toMatchObject({ status: 'completed', rehire: true, holdings: [] });
    expect(await ownerQuery('select status, holder_id from talent.position where id = $1', [seat!.id])).toEqual([
      { status: 'open', holder_id: null },
    ]);
    await ownerQuery(`update talent.position set status = 'closed' where id = $1`, [seat!.id]);
    await ownerQuery('delete from sales.deal where owner_id = $1', [leaver.id]);
  });

  it('keeps what is said in the exit interview with who held it', async () => {
    const { id: offboardingId } = await start(await colleague());
    const said = { themes: ['growth' as const], wouldReturn: 'yes' as const, note: 'Wants to lead a team.' };
    const { people } = await hr.call(getExitThemes, {});
    await hr.call(recordExitInterview, { offboardingId, heldOn: demoToday(), ...said });
    expect((await read(offboardingId)).interview).toMatchObject({ said });
    const theirs = await read(offboardingId, admin);
    expect(theirs.interview).toMatchObject({ said: null });
    expect(JSON.stringify(theirs)).not.toContain(said.note);
    const write = { offboardingId, heldOn: demoToday(), ...said };
    expect((await admin.refused(recordExitInterview, write)).code).toBe('offboarding.interviewed');
    expect((await hr.call(getExitThemes, {})).people).toBeGreaterThan(people);
  });
});
