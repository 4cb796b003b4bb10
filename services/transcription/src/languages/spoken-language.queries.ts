import type { Reader } from '@talent-os/service-kit';

/** `$2` the person. */
export const SPOKEN_LANGUAGE =
  'select language from transcription.spoken_language where organization_id = $1 and person_id = $2';

/** The language somebody says they speak; null where they have not said so. */
export const languageSpokenBy = async (db: Reader, personId: string): Promise<string | null> =>
  (await db.readOne<{ language: string }>(SPOKEN_LANGUAGE, [personId]))?.language ?? null;
