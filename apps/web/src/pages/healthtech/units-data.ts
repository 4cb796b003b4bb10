import type { Output } from '@talent-os/contracts/define';
import type { getUnits } from '@talent-os/contracts/healthcare/units';
export type UnitsData = Output<typeof getUnits>;
