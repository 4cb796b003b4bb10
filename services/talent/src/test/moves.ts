import type { Role } from '@talent-os/contracts';
import type { Sent } from '@talent-os/contracts';
import {
  decideTransition,
  requestTransition,
  reviewTransition,
  startHandover,
  tickHandoverTask,
} from '@talent-os/contracts/talent/transition-changes.js';
import { getTransition, type TransitionDetail } from '@talent-os/contracts/talent/transitions.js';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import { ownerQuery, signIn, type Person } from '@talent-os/testing';

/** The day at the demo organization Meridian. */
export const today = () => dayIn(new Date(), 'America/New_York');

/** Who takes part in moves there: the receiving manager, the current one, HR and the administration. */
export async function movers() {
  const boxes = ['hiring.manager', 'department.head', 'hr.manager', 'org.admin'];
  const [receiving, current, hr, admin] = await Promise.all(boxes.map((box) => signIn(`${box}@meridian.example`)));
  return { receiving: receiving!, current: current!, hr: hr!, admin: admin! };
}

export type MovePeople = Awaited<ReturnType<typeof movers>>;

/**
 * A colleague in sales whom no move and no application concerns yet, on their only seat, which the manager hires for.
 * Nobody signs in as them.
 */
export async function colleagueUnder(manager: Person): Promise<{ readonly userId: string; readonly seatId: string }> {
  const [found] = await ownerQuery<{ userId: string; seatId: string }>(
    `update talent.position set hiring_manager_id = $2 where id = (
       select p.id from talent.position p join identity.person h on h.id = p.holder_id and h.password_hash is null
       where p.organization_id = $1 and p.industry = 'SALES' and p.role = 'SALES_REP' and p.status = 'filled'
         and not exists (select 1 from talent.transition t where t.employee_id = p.holder_id)
         and not exists (select 1 from talent.application a where a.user_id = p.holder_id)
         and not exists (select 1 from talent.position o where o.holder_id = p.holder_id and o.id <> p.id)
       order by p.id limit 1)
     returning holder_id as "userId", id as "seatId"`,
    [manager.organizationId, manager.id],
  );
  return found!;
}

/** A new open seat in sales the manager hires for. */
export async function openSeat(manager: Person, role: Role = 'SALES_REP'): Promise<string> {
  const [seat] = await ownerQuery<{ id: string }>(
    `insert into talent.position select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(),
         'title', 'Seat ' || left(gen_random_uuid()::text, 8), 'hiring_manager_id', $2::text, 'role', $3::text,
         'status', 'open', 'holder_id', null, 'opened_at', now()))).*
     from talent.position p where p.organization_id = $1 and p.industry = 'SALES' order by p.id limit 1 returning id`,
    [manager.organizationId, manager.id, role],
  );
  return seat!.id;
}

/** Asks for a move of a colleague into a new seat, for today where nothing else is said. */
export async function requested(
  { receiving, current }: MovePeople,
  more: Partial<Sent<typeof requestTransition>> & { readonly role?: Role } = {},
): Promise<TransitionDetail> {
  const { role, ...asked } = more;
  const employeeId = asked.employeeId ?? (await colleagueUnder(current)).userId;
  const toPositionId = asked.toPositionId ?? (await openSeat(receiving, role));
  return receiving.call(requestTransition, {
    type: 'lateral',
    effectiveDate: today(),
    ...asked,
    employeeId,
    toPositionId,
  });
}

/** The same, approved by everybody. */
export async function approved(
  people: MovePeople,
  more: Parameters<typeof requested>[1] = {},
): Promise<TransitionDetail> {
  const { id: transitionId, version } = await requested(people, more);
  const seen = await people.hr.call(reviewTransition, { transitionId, version });
  await people.current.call(decideTransition, {
    transitionId,
    version: seen.version,
    step: 'current',
    decision: 'approved',
  });
  const { version: next } = await people.hr.call(getTransition, { transitionId });
  return people.hr.call(decideTransition, { transitionId, version: next, step: 'hr', decision: 'approved' });
}

/** The same, with everything handed over. */
export async function handedOver(
  people: MovePeople,
  more: Parameters<typeof requested>[1] = {},
): Promise<TransitionDetail> {
  const { id: transitionId, version } = await approved(people, more);
  const { tasks } = await people.receiving.call(startHandover, { transitionId, version });
  for (const { id: handoverTaskId } of tasks) await people.hr.call(tickHandoverTask, { handoverTaskId, done: true });
  return people.receiving.call(getTransition, { transitionId });
}
