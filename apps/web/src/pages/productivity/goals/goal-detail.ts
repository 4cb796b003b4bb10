import type { Output } from '@talent-os/contracts/define';
import type { getGoal } from '@talent-os/contracts/productivity/goals';
export type GoalDetail = Output<typeof getGoal>;
