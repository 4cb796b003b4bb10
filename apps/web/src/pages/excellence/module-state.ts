import type { Output } from '@talent-os/contracts/define';
import type { getExcellence } from '@talent-os/contracts/sales/excellence';

export type ModuleState = Output<typeof getExcellence>;
