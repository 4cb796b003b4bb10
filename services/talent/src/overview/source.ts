import type { Access } from '@talent-os/contracts';
import type { Bottleneck, Waiting } from '@talent-os/contracts/talent/overview.js';
import type { Ctx } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';

/** Something that waits for the caller; whose name is looked up with all the others. */
export type Owed = Omit<Waiting, 'personName'> & { readonly personId: string | null };
export type Late = Omit<Bottleneck, 'stage'>;

/** What one stage says of itself to the caller. */
export type StageSummary = { readonly count: number; readonly owed: readonly Owed[]; readonly late: readonly Late[] };

/** A stage: who sees it, and how it stands on a day of the organization's calendar. */
export type Source = {
  readonly access: Access;
  readonly stand: (ctx: Ctx, today: Day) => Promise<StageSummary>;
};
