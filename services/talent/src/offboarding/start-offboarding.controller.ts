import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { namePeople } from '@talent-os/contracts/identity/directory.js';
import { leavingPerson } from '@talent-os/contracts/identity/leaving.js';
import type { Person } from '@talent-os/contracts/identity/people.js';
import { startOffboarding } from '@talent-os/contracts/talent/offboarding.js';
import { DomainError, Handles, refuseDuplicates, type Ctx, type Transaction } from '@talent-os/service-kit';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import { isColleague } from '../people/is-colleague.js';
import { Position } from '../positions/position.entity.js';
import { endAccessOf, setLeavingDue } from './access.js';
import { refuse, tell } from './change-offboarding.js';
import { holdingsFor } from './holdings.js';
import { OffboardingTask } from './offboarding-task.entity.js';
import { Offboarding } from './offboarding.entity.js';
import { accessEndOf, leavesWork, startRefusal, tasksFor } from './offboarding.rules.js';

type Asked = Input<typeof startOffboarding>;

@Controller()
export class StartOffboardingController {
  @Handles(startOffboarding)
  async start(asked: Asked, ctx: Ctx) {
    const person = await colleagueOf(ctx, asked.employeeId);
    const timezone = await timezoneOf(ctx);
    const today = dayIn(ctx.now, timezone);
    const accessEndsAt = accessEndOf(asked.type, asked.lastDay, ctx.now, timezone);
    const { active, ...standing } = await ctx.call(leavingPerson, { userId: asked.employeeId });
    const isCaller = asked.employeeId === ctx.userId;
    const works = !asked.withoutCover && (await leavesWorkOf(ctx, asked.employeeId, accessEndsAt));
    refuse(startRefusal({ ...standing, isCaller, lastDay: asked.lastDay, leavesWork: works }, today));
    const accessEndedAt = active ? null : ctx.now;
    const written = ctx.db.write((tx) => insert(tx, ctx, asked, { person, today, accessEndsAt, accessEndedAt }));
    const offboarding = await refuseDuplicates(written, { offboarding_running: 'offboarding.running' });
    if (accessEndsAt <= ctx.now && active) await endAccessOf(ctx, offboarding, ctx.userId);
    return { id: offboarding.id };
  }
}

/** Whether access would end while they work; a service that does not say so keeps it from beginning. */
async function leavesWorkOf(ctx: Ctx, userId: string, accessEndsAt: Date): Promise<boolean> {
  const { work, unanswered } = await holdingsFor(ctx, userId);
  refuse(unanswered.includes('healthcare') ? 'offboarding.unanswered' : undefined);
  return leavesWork(work, accessEndsAt, ctx.now);
}

/** Only people who work here leave: applicants and strangers are nobody's colleagues. */
async function colleagueOf(ctx: Ctx, id: string): Promise<Person> {
  const { people } = await ctx.call(namePeople, { ids: [id] });
  const found = people.find(isColleague);
  if (!found) throw new DomainError('resource.missing');
  return found;
}

type Known = Pick<Offboarding, 'accessEndsAt' | 'accessEndedAt'> & { readonly person: Person; readonly today: string };

async function insert(tx: Transaction, ctx: Ctx, asked: Asked, { person, today, ...access }: Known) {
  const seat = await tx.find(Position, { holderId: person.id, status: 'filled' });
  const offboarding = await tx.insert(Offboarding, {
    employeeId: person.id,
    title: seat?.title ?? person.title,
    department: seat?.department ?? '',
    type: asked.type,
    reason: asked.reason ?? '',
    lastDay: asked.lastDay,
    status: 'initiated',
    startedById: ctx.userId,
    ...access,
    accessEndedHere: false,
    rehire: null,
    regretted: null,
    cancelReason: null,
    completedAt: null,
  });
  await tx.insertAll(
    OffboardingTask,
    tasksFor(asked.type, asked.lastDay, today).map((task) => ({
      ...task,
      offboardingId: offboarding.id,
      doneAt: null,
      doneById: null,
    })),
  );
  await setLeavingDue(tx, offboarding);
  tell(ctx, offboarding, 'started', ctx.userId);
  return offboarding;
}
