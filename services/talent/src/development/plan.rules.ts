import type { ErrorCode } from '@talent-os/contracts';
import type { CatalogueKind } from '@talent-os/contracts/talent/catalogue-shapes.js';
import type { DevelopmentPlan as Plan } from '@talent-os/contracts/talent/development-plans.js';
import {
  LONGEST_PLAN_DAYS,
  MAX_PLAN_ITEMS,
  runningDevelopment,
  type DevelopmentAction,
  type DevelopmentState,
} from '@talent-os/contracts/talent/development-states.js';
import { addDays, type Day } from '@talent-os/service-kit/calendar';
import { actionsBy } from '@talent-os/service-kit/may';
import type { DevelopmentPlan } from './development-plan.entity.js';

/** Who acts: the person the plan is about, or whoever develops them. */
export type Side = 'employee' | 'manager';

/** How a plan stands on a day: an agreed one is active from its first day on. */
export const stateOn = (
  { status, startsOn }: Pick<DevelopmentPlan, 'status' | 'startsOn'>,
  today: Day,
): DevelopmentState => (status === 'agreed' && startsOn <= today ? 'active' : status);

export const isRunning = ({ status }: { readonly status: DevelopmentState }): boolean =>
  runningDevelopment.includes(status);

/** Why a period is none, or nothing. */
export const periodRefusal = (startsOn: Day, endsOn: Day): ErrorCode | undefined =>
  endsOn > startsOn && endsOn <= addDays(startsOn, LONGEST_PLAN_DAYS) ? undefined : 'development.period';

type Items = { readonly done: number; readonly total: number };
type Period = Pick<DevelopmentPlan, 'startsOn' | 'endsOn'>;
type Added = { readonly fromLevel: number; readonly toLevel: number; readonly dueOn: Day };

/** Why an item is not added to a plan of so many, or nothing. */
export function addingRefusal(
  plan: Pick<DevelopmentPlan, 'status'> & Period,
  total: number,
  { fromLevel, toLevel, dueOn }: Added,
): ErrorCode | undefined {
  if (!isRunning(plan)) return 'development.state';
  if (total >= MAX_PLAN_ITEMS) return 'development.items';
  if (toLevel <= fromLevel) return 'development.level';
  return dueOn < plan.startsOn || dueOn > plan.endsOn ? 'development.day' : undefined;
}

/** What of the catalogue an item of a kind may be. */
const ITEM_KINDS: Partial<Record<DevelopmentAction, CatalogueKind>> = { course: 'course', stretch: 'challenge' };

type Source = {
  /** The kind of the item of the catalogue that is named; absent where none is. */
  readonly kind?: CatalogueKind | undefined;
  /** Whether the offer to mentor that is named is open, in the skill, and another person's; absent where none is. */
  readonly offer?: boolean | undefined;
};

/** Why an item does not name what it names, or nothing. */
export function sourceRefusal(action: DevelopmentAction, { kind, offer }: Source): ErrorCode | undefined {
  if (kind !== undefined && ITEM_KINDS[action] !== kind) return 'development.source';
  if (offer !== undefined && (action !== 'mentor' || !offer)) return 'development.source';
  return undefined;
}

/** Why an item is not taken out, or nothing. */
export function removalRefusal(plan: Pick<DevelopmentPlan, 'status'>, done: boolean): ErrorCode | undefined {
  if (!isRunning(plan)) return 'development.state';
  return done ? 'development.done' : undefined;
}

const agreedAt = (plan: Agreements, side: Side) =>
  side === 'employee' ? plan.agreedByEmployeeAt : plan.agreedByManagerAt;
type Agreements = Readonly<Record<'agreedByEmployeeAt' | 'agreedByManagerAt', unknown>>;

/** Why a side does not agree, or nothing: to an empty plan, to one that is over, or twice. */
export function agreementRefusal(
  plan: Agreements & { readonly status: DevelopmentState },
  total: number,
  side: Side,
): ErrorCode | undefined {
  if (plan.status !== 'draft' || agreedAt(plan, side) !== null) return 'development.state';
  return total === 0 ? 'development.empty' : undefined;
}

/** The agreements after one side has agreed at a time: both make the plan agreed. */
export function agree(plan: Agreements, side: Side, at: Date) {
  const other = agreedAt(plan, side === 'employee' ? 'manager' : 'employee');
  const mine = side === 'employee' ? { agreedByEmployeeAt: at } : { agreedByManagerAt: at };
  return { ...mine, status: other === null ? ('draft' as const) : ('agreed' as const) };
}

/** What a change of the items does to the agreements: both sides agree to what stands there now. */
export const REOPENED = { status: 'draft', agreedByEmployeeAt: null, agreedByManagerAt: null } as const;

/** Why an item is not ticked, or nothing: work begins once both sides agree. */
export const tickRefusal = ({ status }: { readonly status: DevelopmentState }): ErrorCode | undefined =>
  status === 'agreed' || status === 'active' ? undefined : 'development.state';

/** Why a plan does not end so, or nothing. */
export function endRefusal(
  { status }: { readonly status: DevelopmentState },
  { done, total }: Items,
  to: 'completed' | 'archived',
): ErrorCode | undefined {
  if (to === 'archived') return isRunning({ status }) ? undefined : 'development.state';
  if (status !== 'agreed' && status !== 'active') return 'development.state';
  return done < total ? 'development.open' : undefined;
}

type Facts = Agreements & { readonly status: DevelopmentState; readonly items: Items };

/** One row per action: when it may be taken. */
const actions: Record<Plan['may']['do'][number], (one: Facts, side: Side) => boolean> = {
  agree: (one, side) => !agreementRefusal(one, one.items.total, side),
  items: (one, side) => side === 'manager' && isRunning(one),
  tick: (one) => !tickRefusal(one),
};

/** What a side may do with a plan; nobody is the manager's side of their own. */
export const mayWith = (one: Facts, side: Side): Plan['may'] => ({
  to: side === 'manager' ? (['completed', 'archived'] as const).filter((to) => !endRefusal(one, one.items, to)) : [],
  do: actionsBy(actions, one, side),
});
