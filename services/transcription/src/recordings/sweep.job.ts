import { Injectable } from '@nestjs/common';
import { sweepAudio } from '@talent-os/contracts/transcription/jobs.js';
import { FileStore, Works, type Ctx } from '@talent-os/service-kit';
import { namedAt } from '@talent-os/service-kit/files/file-store';
import { oldestFile } from '@talent-os/service-kit/observe/metrics';
import { SpeechFailure } from '../engines/speech-failure.js';
import { sweepScratch } from '../programs/scratch.js';
import { endRecording } from './close-recording.js';
import { forgetRecording } from './forget-recording.js';
import { GIVE_UP_AFTER, orphansOf, TEXT_KEPT } from './recording.rules.js';
import { neededFiles, overdue } from './recordings.queries.js';

const SERVICE = 'transcription';

@Injectable()
export class SweepJob {
  constructor(private readonly files: FileStore) {}

  /** Ends what nobody ended, deletes what nobody needs, and forgets texts after a day. */
  @Works(sweepAudio)
  async sweep(_: object, ctx: Ctx): Promise<void> {
    await sweepScratch();
    for (const { organizationId, id, over } of await overdue(ctx.db, GIVE_UP_AFTER, TEXT_KEPT)) {
      const end = over
        ? forgetRecording(ctx.forOrganization(organizationId), id)
        : endRecording(ctx.forOrganization(organizationId), this.files, id, new SpeechFailure('abandoned'));
      await end.catch((error: unknown) =>
        ctx.log.error({ err: error, recordingId: id }, 'a recording waits for the next sweep'),
      );
    }
    await this.removeOrphans(ctx);
  }

  private async removeOrphans(ctx: Ctx): Promise<void> {
    const now = Date.now();
    const files = (await this.files.list(SERVICE)).map((name) => ({ name, ageMs: now - namedAt(name) }));
    for (const name of orphansOf(files, await neededFiles(ctx.db))) await this.files.remove(name);
    oldestFile.set({ service: SERVICE }, Math.max(0, ...files.map(({ ageMs }) => ageMs)) / 1_000);
  }
}
