import type { Access } from '@talent-os/contracts';
import type { Bottleneck } from '@talent-os/contracts/talent/overview.js';
import type { Ctx } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';

export type LateStep = Omit<Bottleneck, 'stage'>;

/** What one stage says of itself to the caller. */
type StageSummary = {
  readonly count: number;
  readonly late: readonly LateStep[];
};

/** A stage: who sees it, and how it stands on a day of the organization's calendar. */
export type Source = {
  readonly access: Access;
  readonly stand: (ctx: Ctx, today: Day) => Promise<StageSummary>;
};
