import type { DealStage } from '@talent-os/contracts/sales/deal-stages';
import type { Deal } from '@talent-os/contracts/sales/deals';
import { labelOf } from '../move/move.rules';

type Moving = Pick<Deal, 'name' | 'stage'>;

/** What people who hear the board are told while a deal moves. */
export const said = {
  pickedUp: ({ name, stage }: Moving) =>
    `Picked up ${name} in ${labelOf(stage)}. Left and right arrow keys choose a stage, space moves it there, escape puts it back.`,
  over: ({ name }: Moving, stage: DealStage) => `${name} over ${labelOf(stage)}.`,
  nowhere: ({ name }: Moving) => `${name} is closed and stays where it is.`,
  cancelled: ({ name, stage }: Moving) => `${name} is back in ${labelOf(stage)}.`,
};
