import { admits } from '@talent-os/contracts';
import { forAudience } from '@talent-os/contracts/access/rule.js';
import type { Ctx } from '@talent-os/service-kit';

/** Whether the caller works here, so that the organization pays for what they learn. */
export const isEmployed = ({ ability }: Ctx): boolean => admits(ability, forAudience('internalTeam'));
