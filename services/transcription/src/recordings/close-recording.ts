import { audioDeleted, transcriptionAdvanced } from '@talent-os/contracts/transcription/audio.js';
import type { Ctx, FileStore, Transaction } from '@talent-os/service-kit';
import type { TranscriptResult } from '../engines/engine.js';
import type { SpeechFailure } from '../engines/speech-failure.js';
import { stagesBefore } from './recording.rules.js';
import { claimRecording, sealText, workOf, type RecordingWork } from './recordings.queries.js';

/** The signal to every instance: the work on a recording is over. */
export const CLOSED = 'transcription.closed';

/** What work has come to: a text, or a reason why there is none. */
export type Outcome = { readonly heard: TranscriptResult } | { readonly failure: SpeechFailure };

/**
 * Ends the work on a recording, once: whoever is not its last worker, or comes second, changes nothing. The key goes in
 * the same statement as the outcome, so that the recording cannot be read from then on; then it is deleted.
 */
export async function closeRecording(ctx: Ctx, files: FileStore, work: RecordingWork, outcome: Outcome): Promise<void> {
  const won = await ctx.db.write((tx) => decide(tx, ctx, work, outcome), 'bookkeeping');
  if (won) await deleteAudio(ctx, files, work.id);
}

/** Ends whatever work still goes on with a recording for a reason; deletes its sound where the work is over and that is all that is left. */
export async function endRecording(ctx: Ctx, files: FileStore, id: string, failure: SpeechFailure): Promise<void> {
  const work = await ctx.db.write((tx) => claimRecording(tx, id), 'bookkeeping');
  if (work) await closeRecording(ctx, files, work, { failure });
  else await deleteAudio(ctx, files, id);
}

async function decide(tx: Transaction, ctx: Ctx, { id, attempt }: RecordingWork, outcome: Outcome): Promise<boolean> {
  const stage = 'heard' in outcome ? 'done' : 'failed';
  const heard = 'heard' in outcome ? outcome.heard : undefined;
  const rows = await tx.execute(
    `update transcription.recording
     set stage = $4, sealed_key = null, sealed_text = $5, language = $6, duration = $7, message = $8,
       version = version + 1, updated_at = now()
     where organization_id = $1 and id = $2 and attempt = $3 and stage = any($9) returning id`,
    [
      id,
      attempt,
      stage,
      heard ? sealText(ctx, id, heard.text) : null,
      heard?.language ?? null,
      heard?.duration ?? null,
      'failure' in outcome ? outcome.failure.message : null,
      stagesBefore(stage),
    ],
  );
  return rows.length === 1;
}

/** Deletes the sound of a recording whose work is over, records that it is gone, and tells the callers that wait. */
export async function deleteAudio(ctx: Ctx, files: FileStore, id: string): Promise<void> {
  const work = await workOf(ctx, id);
  if (!work || work.audioDeletedAt !== null) return;
  await files.remove(work.object);
  const deletedAt = new Date();
  await ctx.db.write(async (tx) => {
    const first = await tx.execute(
      `update transcription.recording set audio_deleted_at = $3
       where organization_id = $1 and id = $2 and audio_deleted_at is null returning id`,
      [id, deletedAt],
    );
    if (first.length === 0) return;
    await tx.execute(
      `update transcription.kept_recording set closed_at = $3 where organization_id = $1 and recording_id = $2`,
      [id, deletedAt],
    );
    const { personId: userId, sha256, bytes, stage } = work;
    ctx.emit(audioDeleted, { transcriptionId: id, userId, sha256, bytes, deletedAt: deletedAt.toISOString() });
    ctx.emit(transcriptionAdvanced, { transcriptionId: id, userId, stage });
  }, 'bookkeeping');
  ctx.signal(CLOSED, { id });
}
