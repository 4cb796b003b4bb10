import { roles, roleTable, type Audience, type Industry } from '@talent-os/contracts';
import type { AutomationRule, PassReason } from '@talent-os/contracts/talent/automation-shapes.js';
import type { Ctx } from '@talent-os/service-kit';
import { holdersOf } from '@talent-os/service-kit/people/holders-of';
import { factsOf } from '../messages/message-for.js';
import { filled } from '../messages/message.rules.js';
import { activePeople } from '../people/active-people.js';
import { peopleById } from '../people/people.js';
import { freeSlots } from './free-slots.js';
import type { AutomationSubject } from './subject.queries.js';

/** What a rule does for an application as it stands: tried out and done by the same plan. */
export type AutomationPlan = {
  /** Why nothing is done; null where something is. */
  readonly reason: PassReason | null;
  /** Whom it tells, who gets the position, or who holds the interview. */
  readonly personIds: readonly string[];
  readonly text: string;
  readonly slots: readonly Date[];
};

type Acting = Pick<AutomationRule, 'action' | 'target' | 'personId' | 'text'>;
type Plan = (ctx: Ctx, rule: Acting, subject: AutomationSubject) => Promise<AutomationPlan>;
const passed = (reason: PassReason, personIds: readonly string[] = [], text = ''): AutomationPlan => ({
  reason,
  personIds,
  text,
  slots: [],
});
const NOTHING_MORE = { reason: null, text: '', slots: [] };

/** What is done, decided before a transaction: other services know who is still here, and when they are busy. */
export const planFor: Plan = (ctx, rule, subject) => plans[rule.action](ctx, rule, subject);

const plans: Readonly<Record<AutomationRule['action'], Plan>> = {
  notify: async (ctx, rule, subject) => {
    const personId = targetOf(rule, subject);
    const here = await activePeople(ctx, [personId]);
    if (!here.has(personId)) return passed('person', [personId]);
    const { userId } = subject.application;
    const people = await peopleById(ctx, [userId, subject.position.recruiterId]);
    return { ...NOTHING_MORE, personIds: [personId], text: filled(rule.text, factsOf(subject, people)) };
  },

  assign: async (ctx, { target, personId }, { position }) => {
    if (personId === null) return passed('person');
    const as = target === 'manager' ? 'manager' : 'recruiter';
    const able = await whoTakes(ctx, as, [position.industry]);
    if (!able.includes(personId)) return passed('person', [personId]);
    const now = as === 'manager' ? position.hiringManagerId : position.recruiterId;
    if (now === personId) return passed('already', [personId]);
    // Who owns a position hears of it as of every change of owner.
    const text = as === 'manager' ? '' : `You recruit for ${position.title} from now on.`;
    return { ...NOTHING_MORE, personIds: [personId], text };
  },

  schedule: async (ctx, rule, subject) => {
    const interviewerId = targetOf(rule, subject);
    const { userId } = subject.application;
    if (subject.arranged) return passed('arranged', [interviewerId]);
    const here = await activePeople(ctx, [interviewerId]);
    if (!here.has(interviewerId) || interviewerId === userId) return passed('person', [interviewerId]);
    const slots = await freeSlots(ctx, { userId, interviewerId });
    if (slots.length === 0) return passed('times', [interviewerId], await unscheduledText(ctx, subject));
    return { ...NOTHING_MORE, personIds: [interviewerId], slots };
  },
};

async function unscheduledText(ctx: Ctx, { application: { userId }, position }: AutomationSubject): Promise<string> {
  const people = await peopleById(ctx, [userId]);
  return `${people(userId).name} for ${position.title} is still to be scheduled: you have no common time in the next two weeks.`;
}

/** Whom a rule means at a position. */
function targetOf({ target, personId }: Acting, { position }: AutomationSubject): string {
  const { recruiterId, hiringManagerId } = position;
  return { recruiter: recruiterId, manager: hiringManagerId, person: personId ?? recruiterId }[target];
}

const audienceOf = { recruiter: 'recruiter', manager: 'manager' } as const satisfies Record<string, Audience>;

/** Who may get a position as its recruiter or its hiring manager in these industries. */
export function whoTakes(ctx: Ctx, as: keyof typeof audienceOf, industries: readonly Industry[]): Promise<string[]> {
  const held = roles.filter((role) => roleTable[role].audiences.includes(audienceOf[as]));
  return holdersOf(ctx, held, industries);
}
