import { admits } from '@talent-os/contracts';
import { pipelineKeeper } from '@talent-os/contracts/talent/interviews.js';
import type { Ctx } from '@talent-os/service-kit';
import { mayOfInterviews } from '../interviews/may.rules.js';

/** Whether the caller may offer slots to the person of an application. */
export function mayPropose(ctx: Ctx, applicationStatus: string): { do: 'propose'[] } {
  const may = mayOfInterviews({ keeps: admits(ctx.ability, pipelineKeeper), applicationStatus });
  return { do: may.do.flatMap((deed) => (deed === 'propose' ? [deed] : [])) };
}
