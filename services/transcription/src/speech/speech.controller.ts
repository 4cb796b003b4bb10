import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import {
  forgetRecordings,
  getOwnSpeech,
  ownSpeechChanged,
  setOwnSpeech,
} from '@talent-os/contracts/transcription/speech.js';
import { FileStore, Handles, type Ctx } from '@talent-os/service-kit';
import { SpeechFailure } from '../engines/speech-failure.js';
import { endRecording } from '../recordings/close-recording.js';
import { forgetRecording } from '../recordings/forget-recording.js';
import { ownSpeech, recordingsOf } from './speech.queries.js';
import { SpokenLanguage } from '../languages/spoken-language.entity.js';

/** How somebody speaks to the product, and what of it is still there. */
@Controller()
export class SpeechController {
  constructor(private readonly files: FileStore) {}

  @Handles(getOwnSpeech)
  get(_: Input<typeof getOwnSpeech>, ctx: Ctx): Promise<Output<typeof getOwnSpeech>> {
    return ownSpeech(ctx);
  }

  @Handles(setOwnSpeech)
  set({ language }: Input<typeof setOwnSpeech>, ctx: Ctx): Promise<Output<typeof setOwnSpeech>> {
    const personId = ctx.userId;
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock(`speech/${personId}`);
      const known = await tx.find(SpokenLanguage, { personId });
      if (known && language) await tx.update(SpokenLanguage, known, { language });
      else if (known) await tx.remove(SpokenLanguage, known);
      else if (language) await tx.insert(SpokenLanguage, { personId, language });
      ctx.emit(ownSpeechChanged, { userId: personId, what: 'language' });
      return {};
    });
  }

  /** Work that goes on is ended first: a worker that comes later finds neither a key nor a row to write to. */
  @Handles(forgetRecordings)
  async forget(_: Input<typeof forgetRecordings>, ctx: Ctx): Promise<Output<typeof forgetRecordings>> {
    const recordings = await recordingsOf(ctx.db, ctx.userId);
    for (const { id } of recordings) {
      await endRecording(ctx, this.files, id, new SpeechFailure('forgotten'));
      await forgetRecording(ctx, id);
    }
    await ctx.db.write(async () => ctx.emit(ownSpeechChanged, { userId: ctx.userId, what: 'forgotten' }));
    return { forgotten: recordings.length };
  }
}
