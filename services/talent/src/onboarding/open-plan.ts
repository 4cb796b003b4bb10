import type { Industry, Role } from '@talent-os/contracts';
import { onboardingStarted } from '@talent-os/contracts/talent/onboarding-events.js';
import type { OwnerKind } from '@talent-os/contracts/talent/onboarding-states.js';
import { industries } from '@talent-os/contracts';
import { uuidv7, type Ctx, type Transaction } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { holdersOf } from '@talent-os/service-kit/people/holders-of';
import { due } from '../due.js';
import { OnboardingPlan } from './onboarding-plan.entity.js';
import { OnboardingTask } from './onboarding-task.entity.js';
import { OnboardingTemplate } from './onboarding-template.entity.js';
import { eventPayload } from './plan-event.js';
import { announceAwaitedProofs } from './announce-awaited-proofs.js';
import { tasksFrom } from './template.rules.js';
import { STANDARD_TEMPLATE, standardTemplates } from './templates.data.js';

type Newcomer = {
  readonly employeeId: string;
  readonly employeeName: string;
  readonly applicationId: string | null;
  readonly positionId: string | null;
  readonly title: string;
  readonly department: string;
  readonly managerId: string;
  readonly startDate: Day;
};

type Owners = Readonly<Record<OwnerKind, string>>;

/** Opens a plan from a template: tasks get owners and days, everybody who has one is told, and the clock looks at it at once. */
export async function openPlan(
  tx: Transaction,
  ctx: Ctx,
  template: OnboardingTemplate,
  newcomer: Newcomer,
  owners: Owners,
): Promise<OnboardingPlan> {
  const plan = await tx.insert(OnboardingPlan, {
    ...newcomer,
    industry: template.industry,
    templateId: template.id,
    templateName: template.name,
    status: 'not_started',
    checkpoints: [],
  });
  const ids = new Map(template.tasks.map(({ key }) => [key, uuidv7()]));
  const { startDate } = newcomer;
  const tasks = tasksFrom(template.tasks, { planId: plan.id, startDate, owners, idOf: (key) => ids.get(key)! });
  await tx.insertAll(OnboardingTask, tasks);
  await due.set(tx, 'onboarding', plan.id, ctx.now);
  const ownerIds = [...new Set(tasks.map(({ ownerId }) => ownerId))];
  ctx.emit(onboardingStarted, { ...eventPayload(plan), ownerIds, startDate });
  await announceAwaitedProofs(tx, ctx, plan, tasks);
  return plan;
}

/** The usual template of an industry; written down on its first use. */
export const usualTemplate = async (tx: Transaction, industry: Industry): Promise<OnboardingTemplate> => {
  await tx.advisoryLock(`onboarding template/${industry}`);
  return (
    (await tx.find(OnboardingTemplate, { industry, name: STANDARD_TEMPLATE })) ??
    (await tx.insert(OnboardingTemplate, { industry, name: STANDARD_TEMPLATE, tasks: standardTemplates[industry] }))
  );
};

/**
 * Who takes the place of each kind of owner: an administrator does what HR would where there is none, and a manager what
 * neither can.
 */
export async function ownersOf(ctx: Ctx, industry: Industry, employeeId: string, managerId: string): Promise<Owners> {
  const everywhere = [industry, ...industries.filter((other) => other !== industry)];
  const [hr, admin] = await Promise.all([
    firstOf(ctx, 'HR_MANAGER', everywhere, employeeId),
    firstOf(ctx, 'ORGANIZATION_ADMIN', everywhere, employeeId),
  ]);
  return { newcomer: employeeId, manager: managerId, hr: hr ?? admin ?? managerId, admin: admin ?? hr ?? managerId };
}

async function firstOf(ctx: Ctx, role: Role, places: readonly Industry[], but: string): Promise<string | undefined> {
  for (const industry of places) {
    const found = (await holdersOf(ctx, [role], [industry])).find((id) => id !== but);
    if (found) return found;
  }
  return undefined;
}
