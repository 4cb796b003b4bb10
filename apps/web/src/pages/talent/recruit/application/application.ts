import type { Output } from '@talent-os/contracts/define';
import type { getApplication } from '@talent-os/contracts/talent/applications';
export type Application = Output<typeof getApplication>;
