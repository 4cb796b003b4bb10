import type { JourneyStep } from '@talent-os/contracts/identity/journey-shapes';

export { journeyTemplates, type JourneyTemplate } from '@talent-os/contracts/identity/journey-templates.data';

/** Steps as they are written, without what the server says beside them. */
export const keptSteps = (steps: readonly JourneyStep[]): JourneyStep[] =>
  steps.map(({ title, route, milestone, dueDays }) => ({ title, route, milestone, dueDays }));

/** A list with one thing at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), list[from]!, ...rest.slice(to)];
}
