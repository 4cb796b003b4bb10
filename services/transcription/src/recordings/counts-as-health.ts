import { sessionHealth } from '@talent-os/contracts/chat/sessions.js';
import type { Ctx } from '@talent-os/service-kit';
import { z } from 'zod';
import { mayTellOfHealth } from './health.rules.js';

type RecordingPlace = {
  readonly moduleContext?: string | undefined;
  readonly sessionId?: string | undefined;
  readonly path?: string | undefined;
};

const Id = z.uuid();

/** Whether a recording of the caller counts as health information, also by the conversation it goes into. */
export async function countsAsHealth(ctx: Ctx, { moduleContext, sessionId, path }: RecordingPlace): Promise<boolean> {
  if (mayTellOfHealth({ moduleContext, path, industry: ctx.principal.currentIndustry })) return true;
  const id = Id.safeParse(sessionId);
  if (!id.success) return false;
  try {
    return (await ctx.call(sessionHealth, { sessionId: id.data })).health;
  } catch (error) {
    ctx.log.warn({ err: error }, 'a recording counts as health information: its conversation could not be asked for');
    return true;
  }
}
