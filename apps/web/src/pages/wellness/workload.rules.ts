import { workloadFacts, type WorkloadFact } from '@talent-os/contracts/productivity/workload-facts';
import { decimal, minutesText } from '@/lib/format';

/** A fact as people read it: `2 h 5 min`, `3`, `1.4`. */
export const factText = (fact: WorkloadFact, value: number): string =>
  workloadFacts[fact].unit === 'minutes' ? minutesText(Math.round(value)) : decimal(value);

/** What a manager writes down to do about a fact of a team. */
export const taskAbout = (fact: WorkloadFact, team: string): string =>
  `Look at ${workloadFacts[fact].label.toLowerCase()} in ${team}`;
