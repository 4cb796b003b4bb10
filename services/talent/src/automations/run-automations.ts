import { automationRan } from '@talent-os/contracts/talent/automation-events.js';
import {
  INTERVIEW_MINUTES,
  type AutomationEvent,
  type PassReason,
} from '@talent-os/contracts/talent/automation-shapes.js';
import { interviewProposed } from '@talent-os/contracts/talent/interview-events.js';
import { positionReassigned } from '@talent-os/contracts/talent/open-seat-events.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { Application } from '../applications/application.entity.js';
import { eventPayload } from '../interviews/interview-event.js';
import { Interview } from '../interviews/interview.entity.js';
import { slotsRefusal } from '../interviews/interview.rules.js';
import { takenTimes } from '../interviews/taken-times.queries.js';
import { peopleById } from '../people/people.js';
import { Position } from '../positions/position.entity.js';
import { AutomationRun } from './automation-run.entity.js';
import { isFor, occasionOf, restingReason } from './automation.rules.js';
import { rulesOn, type RunningRule } from './automations.queries.js';
import { planFor, type AutomationPlan } from './plan-automation.js';
import { subjectOf } from './subject.queries.js';

type Happened = {
  readonly event: AutomationEvent;
  readonly applicationId: string;
  /** What happened, beside the stage: an interview or an offer. */
  readonly subjectId: string;
};
type Planned = { readonly rule: RunningRule; readonly plan: AutomationPlan };
type Names = (id: string) => { readonly name: string };

/**
 * Does what automations do when something happens to an application. Decided outside of the transaction and done in one,
 * which goes on where `first` says so: what is told twice is done once, by the rows of what ran.
 */
export async function runAutomations(
  ctx: Ctx,
  { event, applicationId, subjectId }: Happened,
  first: (tx: Transaction) => Promise<boolean> = async () => true,
): Promise<void> {
  const { stageKey, planned } = await plansOf(ctx, event, applicationId);
  const people = await peopleById(
    ctx,
    planned.flatMap(({ plan }) => [...plan.personIds]),
  );
  await ctx.db.write(async (tx) => {
    const application = await tx.lock(Application, applicationId);
    // Who has moved on meanwhile is another matter by now.
    if (!(await first(tx)) || application.stageKey !== stageKey) return;
    const occasion = occasionOf(event, application, subjectId);
    for (const one of planned) await runOnce(tx, ctx, { ...one, application, occasion, people });
  });
}

async function plansOf(ctx: Ctx, event: AutomationEvent, applicationId: string) {
  const rules = await rulesOn(ctx, event);
  const subject = rules.length > 0 ? await subjectOf(ctx, applicationId) : undefined;
  if (!subject) return { stageKey: undefined, planned: [] };
  const { stageKey } = subject.application;
  const stage = subject.pipeline.stages.find(({ key }) => key === stageKey);
  const meant = rules.filter((rule) => isFor(rule, stage?.type));
  const planned = meant.map(async (rule): Promise<Planned> => ({ rule, plan: await planFor(ctx, rule, subject) }));
  return { stageKey, planned: await Promise.all(planned) };
}

type Run = Planned & { readonly application: Application; readonly occasion: string; readonly people: Names };

async function runOnce(tx: Transaction, ctx: Ctx, run: Run): Promise<void> {
  const { rule, plan, application, occasion } = run;
  const about = { automationId: rule.id, applicationId: application.id, occasion };
  if (await tx.find(AutomationRun, about)) return;
  const position = await tx.lock(Position, application.positionId);
  const resting = restingReason({ status: application.status, seat: position.status });
  const reason = resting ?? plan.reason ?? (await act(tx, ctx, run, position));
  const outcome = reason === null ? ('done' as const) : ('passed' as const);
  const personIds = [...plan.personIds];
  await tx.insert(AutomationRun, { ...about, number: rule.number, outcome, reason, personIds });
  ctx.emit(automationRan, {
    automationId: rule.id,
    name: rule.name,
    action: rule.action,
    outcome,
    reason,
    applicationId: application.id,
    positionId: position.id,
    positionTitle: position.title,
    userId: application.userId,
    personIds,
    text: reason === plan.reason ? plan.text : '',
  });
}

/** Does what is planned; answers why not, where the transaction sees what the plan did not. */
function act(tx: Transaction, ctx: Ctx, run: Run, position: Position): Promise<PassReason | null> {
  return acts[run.rule.action](tx, ctx, run, position);
}

type Act = (tx: Transaction, ctx: Ctx, run: Run, position: Position) => Promise<PassReason | null>;

const acts: Readonly<Record<RunningRule['action'], Act>> = {
  // Who is told hears of it by the event.
  notify: async () => null,

  assign: async (tx, ctx, { rule, plan, people }, position) => {
    const [personId] = plan.personIds;
    if (rule.target !== 'manager') {
      await tx.update(Position, position, { recruiterId: personId! });
      return null;
    }
    const { id: positionId, title, recruiterId, hiringManagerId: formerOwnerId, history } = position;
    const entry = {
      kind: 'assigned' as const,
      by: rule.authorId,
      at: ctx.now.toISOString(),
      note: people(personId!).name,
    };
    await tx.update(Position, position, { hiringManagerId: personId!, history: [...history, entry] });
    const byId = rule.authorId;
    ctx.emit(positionReassigned, { positionId, title, recruiterId, byId, ownerId: personId!, formerOwnerId });
    return null;
  },

  schedule: async (tx, ctx, { plan, application }, position) => {
    const arranged = await tx.findAll(Interview, { applicationId: application.id });
    if (arranged.some(({ status }) => status === 'proposed' || status === 'scheduled')) return 'arranged';
    const whose = { candidateId: application.userId, interviewerIds: [...plan.personIds] };
    const taken = await takenTimes(tx, whose);
    if (slotsRefusal(plan.slots, INTERVIEW_MINUTES, taken, ctx.now)) return 'times';
    const interview = await tx.insert(Interview, {
      ...whose,
      applicationId: application.id,
      positionId: position.id,
      kind: 'video',
      location: '',
      minutes: INTERVIEW_MINUTES,
      slots: [...plan.slots],
      startAt: null,
      endAt: null,
      status: 'proposed',
      note: null,
      reminded: 0,
    });
    ctx.emit(interviewProposed, await eventPayload(tx, interview));
    return null;
  },
};
