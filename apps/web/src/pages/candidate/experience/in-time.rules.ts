import type { Output } from '@talent-os/contracts/define';
import type { listExperience } from '@talent-os/contracts/talent/experience';

type Answer = Output<typeof listExperience>;
export type Gap = Answer['gaps'][number];

/** What somebody has done with the months between, the latest beginning first; what began together stands as it came. */
export const inTime = (items: Answer['items'], gaps: readonly Gap[]): (Answer['items'][number] | Gap)[] =>
  [...items, ...gaps].toSorted((one, other) => other.startMonth.localeCompare(one.startMonth));
