import type { Output } from '@talent-os/contracts';
import type { getOwnSpeech } from '@talent-os/contracts/transcription/speech.js';
import type { Ctx, Reader } from '@talent-os/service-kit';
import { SPOKEN_LANGUAGE } from '../languages/spoken-language.queries.js';

/** What the caller set, and how many texts of theirs are kept. */
export const ownSpeech = async (ctx: Ctx): Promise<Output<typeof getOwnSpeech>> =>
  (await ctx.db.readOne<Output<typeof getOwnSpeech>>(
    `select (${SPOKEN_LANGUAGE}) as language,
       (select count(*)::int from transcription.recording
        where organization_id = $1 and person_id = $2 and sealed_text is not null) as texts`,
    [ctx.userId],
  ))!;

/** Every recording of somebody that is not forgotten yet, the oldest first. */
export const recordingsOf = (db: Reader, personId: string) =>
  db.read<{ id: string }>(
    'select id from transcription.recording where organization_id = $1 and person_id = $2 order by created_at, id',
    [personId],
  );
