import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import {
  MAX_AUDIO_SECONDS,
  transcriptionAdvanced,
  type TranscriptionStage,
} from '@talent-os/contracts/transcription/audio.js';
import { transcribeJob } from '@talent-os/contracts/transcription/jobs.js';
import { FileStore, Works, type Ctx } from '@talent-os/service-kit';
import { readSealed } from '@talent-os/service-kit/files/sealed-file';
import type { Engine, TranscriptResult, Recording } from '../engines/engine.js';
import { Engines } from '../engines/engines.js';
import { failureOf } from '../engines/failure.rules.js';
import { SpeechFailure } from '../engines/speech-failure.js';
import { inScratch, sweepScratch } from '../programs/scratch.js';
import { endpointOf, noteOutcome } from '../engines/endpoint.queries.js';
import { findFfmpeg, normalise, playingTime } from '../sound/ffmpeg.js';
import { recordingToSend } from '../sound/recording-to-send.rules.js';
import { languageSpokenBy } from '../languages/spoken-language.queries.js';
import { closeRecording, deleteAudio } from './close-recording.js';
import { mayTryAgain, MOST_ATTEMPTS, stagesBefore } from './recording.rules.js';
import { claimRecording, type RecordingWork } from './recordings.queries.js';

@Injectable()
export class TranscribeJob {
  constructor(
    private readonly files: FileStore,
    private readonly engines: Engines,
  ) {}

  /** Turns one recording into text. A failure that may pass is thrown, and the job comes again; anything else ends the work. */
  @Works(transcribeJob)
  async work({ transcriptionId: id }: JobData<typeof transcribeJob>, ctx: Ctx): Promise<void> {
    await sweepScratch();
    const work = await ctx.db.write((tx) => claimRecording(tx, id), 'bookkeeping');
    if (!work) return deleteAudio(ctx, this.files, id);
    const signal = AbortSignal.timeout(this.engines.timeoutMs);
    try {
      if (work.attempt > MOST_ATTEMPTS) throw new SpeechFailure('abandoned');
      const heard = await inScratch((folder) => this.hear(ctx, work, folder, signal));
      await closeRecording(ctx, this.files, work, { heard });
    } catch (error) {
      const failure = failureOf(error, signal.aborted);
      const ageMs = Date.now() - new Date(work.createdAt).getTime();
      if (mayTryAgain(work.attempt, ageMs) && (failure?.mayTryAgain ?? true)) throw failure ?? error;
      if (!failure) ctx.log.error({ err: error, recordingId: id }, 'a recording could not be turned into text');
      await closeRecording(ctx, this.files, work, { failure: failure ?? new SpeechFailure('broken') });
    }
  }

  private async hear(ctx: Ctx, work: RecordingWork, folder: string, signal: AbortSignal): Promise<TranscriptResult> {
    const engine = await this.engines.engineFor(ctx, work.health);
    if (!engine) throw new SpeechFailure('unconfigured');
    const original = await this.fetched(ctx, work, folder, signal);
    await advance(ctx, work, 'normalising');
    const recording = await prepared(original, engine, folder, signal);
    const language = (await languageSpokenBy(ctx.db, work.personId)) ?? undefined;
    const seconds = await playingTime(recording);
    if (seconds !== null && seconds > MAX_AUDIO_SECONDS) throw new SpeechFailure('long');
    await advance(ctx, work, 'transcribing');
    const heard = await this.noted(ctx, engine, () => engine.hear({ ...recording, language }, folder, signal), signal);
    return { ...heard, duration: heard.duration ?? seconds };
  }

  private async fetched(ctx: Ctx, work: RecordingWork, folder: string, signal: AbortSignal): Promise<Recording> {
    const { object, sealedKey, kind, bytes } = work;
    if (sealedKey === null) throw new SpeechFailure('gone');
    const path = join(folder, `original.${kind}`);
    // The signal ends it: recordings have a timeout of their own.
    const content = readSealed(this.files, { object, sealedKey }, ctx.organizationId, Infinity);
    await pipeline(content, createWriteStream(path, { mode: 0o600 }), { signal });
    return { path, kind, bytes };
  }

  /** Administrators see how their endpoint last did. */
  private async noted(
    ctx: Ctx,
    engine: Engine,
    hear: () => Promise<TranscriptResult>,
    signal: AbortSignal,
  ): Promise<TranscriptResult> {
    if (engine.kind !== 'organization') return hear();
    const endpoint = await endpointOf(ctx);
    const note = async (problem: string | null) => endpoint && noteOutcome(ctx, endpoint.id, problem);
    try {
      const heard = await hear();
      if (!endpoint?.proven || endpoint.lastError !== null) await note(null);
      return heard;
    } catch (error) {
      const failure = failureOf(error, signal.aborted) ?? new SpeechFailure('broken');
      // Why it is left alone has been noted before.
      if (failure.kind !== 'resting') await note(failure.tells);
      throw error;
    }
  }
}

/** The recording as the engine reads it. */
async function prepared(original: Recording, engine: Engine, folder: string, signal: AbortSignal): Promise<Recording> {
  const ffmpeg = findFfmpeg();
  if (!ffmpeg) {
    if (engine.reads === 'wav' && original.kind !== 'wav') throw new SpeechFailure('format');
    return original;
  }
  const normal = await normalise(ffmpeg, original, engine.reads === 'wav' ? 'wav' : 'flac', folder, signal);
  const seconds = await playingTime(normal);
  if (seconds !== null && seconds > MAX_AUDIO_SECONDS) throw new SpeechFailure('long');
  return engine.reads === 'wav' ? normal : recordingToSend(original, normal);
}

/** Says how far a recording is, while this worker is its last one. */
async function advance(ctx: Ctx, { id, attempt, personId }: RecordingWork, stage: TranscriptionStage): Promise<void> {
  await ctx.db.write(async (tx) => {
    const rows = await tx.execute(
      `update transcription.recording set stage = $4, updated_at = now()
       where organization_id = $1 and id = $2 and attempt = $3 and stage = any($5) returning id`,
      [id, attempt, stage, stagesBefore(stage)],
    );
    if (rows.length === 0) throw new SpeechFailure('abandoned');
    ctx.emit(transcriptionAdvanced, { transcriptionId: id, userId: personId, stage });
  }, 'bookkeeping');
}
