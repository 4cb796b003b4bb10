import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  getTranscription,
  listTranscriptions,
  TOLD_WITHIN_MS,
  transcribeAudio,
  transcriptionAdvanced,
} from '@talent-os/contracts/transcription/audio.js';
import { transcribeJob } from '@talent-os/contracts/transcription/jobs.js';
import { FileStore, Handles, Hears, DomainError, uuidv7, type Ctx } from '@talent-os/service-kit';
import { Engines } from '../engines/engines.js';
import { SpeechFailure } from '../engines/speech-failure.js';
import { CLOSED, closeRecording } from './close-recording.js';
import { countsAsHealth } from './counts-as-health.js';
import { Recording } from './recording.entity.js';
import { listed, readTranscription, workOf } from './recordings.queries.js';
import { WaitingCalls } from './waiters.js';

@Controller()
export class RecordingsController {
  constructor(
    private readonly files: FileStore,
    private readonly engines: Engines,
    private readonly waiters: WaitingCalls,
  ) {}

  @Handles(transcribeAudio)
  async transcribe({ audio, ...where }: Input<typeof transcribeAudio>, ctx: Ctx) {
    if (!audio) return { success: false, message: new SpeechFailure('empty').message };
    const id = uuidv7();
    const health = await countsAsHealth(ctx, where);
    const engine = await this.engines.engineFor(ctx, health);
    await keep(ctx, id, audio, { ...where, health }, engine !== undefined);
    if (!engine) await this.turnAway(ctx, id, health);
    const isOver = async () => {
      const seen = await readTranscription(ctx, id);
      return seen?.audioDeletedAt ? seen : undefined;
    };
    const seen = await this.waiters.until(id, isOver, ctx.meta.deadline - TOLD_WITHIN_MS);
    if (!seen) throw new DomainError('service.late', undefined, undefined, id);
    const { transcription, message } = seen;
    if (!transcription) return { success: false, message: message ?? 'Transcription failed' };
    const outcome = transcription.text === '' ? 'No speech was recognised in this recording' : 'Transcription complete';
    return { success: true, message: outcome, data: { transcription } };
  }

  @Handles(listTranscriptions)
  list(filter: Input<typeof listTranscriptions>, ctx: Ctx) {
    return listed(ctx, filter);
  }

  @Handles(getTranscription)
  async get({ transcriptionId }: Input<typeof getTranscription>, ctx: Ctx) {
    const seen = await readTranscription(ctx, transcriptionId);
    if (!seen) throw new DomainError('resource.missing');
    return seen;
  }

  @Hears(CLOSED)
  closed({ id }: { readonly id: string }): void {
    this.waiters.wake(id);
  }

  /** Where nothing could hear it, a recording does not stay either. */
  private async turnAway(ctx: Ctx, id: string, health: boolean): Promise<void> {
    const work = await workOf(ctx, id);
    const forOthers = health && (await this.engines.engineFor(ctx, false)) !== undefined;
    const failure = new SpeechFailure(forOthers ? 'agreement' : 'unconfigured');
    if (work) await closeRecording(ctx, this.files, work, { failure });
  }
}

type RecordingPlace = Pick<Input<typeof transcribeAudio>, 'moduleContext' | 'questionId' | 'sessionId'> & {
  readonly health: boolean;
};
type Audio = NonNullable<Input<typeof transcribeAudio>['audio']>;

/** Takes a stored recording over: from now on it is this service's to delete. */
const keep = (ctx: Ctx, id: string, audio: Audio, where: RecordingPlace, canHear: boolean): Promise<void> =>
  ctx.db.write(async (tx) => {
    await tx.insert(Recording, {
      id,
      ...audio,
      personId: ctx.userId,
      stage: 'stored',
      attempt: 0,
      moduleContext: where.moduleContext || null,
      questionId: where.questionId || null,
      sessionId: where.sessionId || null,
      health: where.health,
      message: null,
      sealedText: null,
      language: null,
      duration: null,
      audioDeletedAt: null,
    });
    await tx.execute(
      `insert into transcription.kept_recording (recording_id, organization_id, object, created_at) values ($2, $1, $3, $4)`,
      [id, audio.object, ctx.now],
    );
    ctx.emit(transcriptionAdvanced, { transcriptionId: id, userId: ctx.userId, stage: 'stored' });
    if (canHear) ctx.enqueue(transcribeJob, { transcriptionId: id });
  });
