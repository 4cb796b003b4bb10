import type { MilestoneKey } from '@talent-os/contracts/identity/journey-milestones.js';
import type { JourneyRunState, JourneyStep } from '@talent-os/contracts/identity/journey-shapes.js';
import { addDays, type Day } from '@talent-os/service-kit/calendar';
import type { RunStep } from './journey-run.entity.js';

type Progress = {
  readonly steps: RunStep[];
  readonly state: JourneyRunState;
  readonly done: number;
  readonly nextStep: MilestoneKey | null;
};

/** The steps a person begins with, due from that day on. `idOf` gives each the id of its task. */
export const stepsFrom = (steps: readonly JourneyStep[], startedOn: Day, idOf: () => string): RunStep[] =>
  steps.map(({ milestone, title, route, dueDays }) => ({
    milestone,
    title,
    route,
    dueOn: addDays(startedOn, dueDays),
    taskId: idOf(),
    doneAt: null,
  }));

/** How far a run is. */
export function progressOf(steps: readonly RunStep[]): Progress {
  const next = steps.find(({ doneAt }) => doneAt === null);
  return {
    steps: [...steps],
    state: next ? 'running' : 'completed',
    done: steps.filter(({ doneAt }) => doneAt !== null).length,
    nextStep: next?.milestone ?? null,
  };
}

/**
 * A run after something was reached, or nothing where that changes nothing: no step waits for it, it was reached already,
 * or it happened before the person began.
 */
export function afterReaching(
  steps: readonly RunStep[],
  milestone: MilestoneKey,
  at: Date,
  begunAt: Date,
): Progress | undefined {
  const waits = steps.some((step) => step.milestone === milestone && step.doneAt === null);
  if (!waits || at < begunAt) return undefined;
  return progressOf(
    steps.map((step) =>
      step.milestone === milestone && step.doneAt === null ? { ...step, doneAt: at.toISOString() } : step,
    ),
  );
}
