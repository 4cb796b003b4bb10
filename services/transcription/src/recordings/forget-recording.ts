import type { Ctx } from '@talent-os/service-kit';

/** Forgets a recording whose sound is deleted: its text, and that there was one. */
export const forgetRecording = (ctx: Ctx, id: string): Promise<unknown> =>
  ctx.db.write(async (tx) => {
    await tx.execute('delete from transcription.recording where organization_id = $1 and id = $2', [id]);
    await tx.execute('delete from transcription.kept_recording where organization_id = $1 and recording_id = $2', [id]);
  }, 'bookkeeping');
