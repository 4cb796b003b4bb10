import { textOrder } from '@talent-os/contracts/search/text-order.js';
import { PATH_STEPS, type LearningPath, type PathStep } from '@talent-os/contracts/talent/learning-paths.js';
import type { Need } from '../skills/readiness.rules.js';

export type LearnableItem = PathStep & {
  /** In use in an industry of theirs; what is not is shown where it was finished. */
  readonly open: boolean;
};
type Missing = NonNullable<LearningPath['missing']>;
type Gap = Pick<Need, 'skill' | 'level' | 'required' | 'weight'>;

/** Lessons and courses that are proposed for one skill. */
const FOR_A_SKILL = { lesson: 3, course: 2 } as const;

const missingOf = ({ required, level }: Gap): number => Math.max(0, required - level);

/** Skills that are missing, those first that are missing most and weigh most. */
export const gapsOf = (needs: readonly Gap[]): Gap[] =>
  needs
    .filter((need) => missingOf(need) > 0)
    .toSorted(
      (one, other) =>
        missingOf(other) * other.weight - missingOf(one) * one.weight || textOrder(one.skill, other.skill),
    );

/** The steps to what is missing: for each skill short lessons, then courses; nothing stands there twice. */
export function proposedSteps(needs: readonly Gap[], items: readonly LearnableItem[]): LearnableItem[] {
  const open = items.filter((item) => item.open);
  const steps = gapsOf(needs).flatMap(({ skill }) =>
    (['lesson', 'course'] as const).flatMap((kind) =>
      open
        .filter((item) => item.kind === kind && item.skills.includes(skill))
        .toSorted(
          (one, other) => (one.minutes ?? Infinity) - (other.minutes ?? Infinity) || textOrder(one.title, other.title),
        )
        .slice(0, FOR_A_SKILL[kind]),
    ),
  );
  return [...new Map(steps.map((step) => [step.catalogueItemId, step])).values()].slice(0, PATH_STEPS);
}

/** The steps of a path that was started, as they are to be shown: what went out of use and was never finished is gone. */
export const keptSteps = (itemIds: readonly string[], items: readonly LearnableItem[]): LearnableItem[] =>
  itemIds.flatMap((id) => {
    const item = items.find(({ catalogueItemId }) => catalogueItemId === id);
    return item && (item.open || item.done) ? [item] : [];
  });

/** A new order of a path: what is named comes first, what is not stays behind it; nothing where something is not of it. */
export function reordered(itemIds: readonly string[], wanted: readonly string[]): string[] | undefined {
  if (wanted.some((id) => !itemIds.includes(id))) return undefined;
  return [...wanted, ...itemIds.filter((id) => !wanted.includes(id))];
}

type Role = Pick<LearningPath, 'targetId' | 'title' | 'industry'> & {
  /** What it takes; null where nothing says so. */
  readonly needs: readonly Gap[] | null;
};
type Started = { readonly itemIds: readonly string[]; readonly startedAt: string; readonly version: number };

/** The path to a role: the one that was started, else the one that is proposed. */
export function pathOf(
  { needs, ...role }: Role,
  started: Started | undefined,
  items: readonly LearnableItem[],
): LearningPath {
  const chosen = started ? keptSteps(started.itemIds, items) : proposedSteps(needs ?? [], items);
  const steps = chosen.map(stepOf);
  const done = steps.filter((step) => step.done).length;
  const missing =
    needs && gapsOf(needs).map(({ skill, level, required }): Missing[number] => ({ name: skill, level, required }));
  const mayStart = !started && steps.length > 0;
  return {
    ...role,
    startedAt: started?.startedAt ?? null,
    version: started?.version ?? null,
    percent: steps.length === 0 ? 0 : Math.round((100 * done) / steps.length),
    missing,
    steps,
    may: { do: started ? ['reorder', 'drop'] : mayStart ? ['start'] : [] },
  };
}

function stepOf(item: LearnableItem): PathStep {
  const { open: _, ...step } = item;
  return step;
}
