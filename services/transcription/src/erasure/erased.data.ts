/** What of a person goes, as statements: `$2` is the person. Of a recording whose sound is still there the work is not over. */
export const erased: readonly string[] = [
  `delete from transcription.kept_recording where organization_id = $1 and recording_id in
     (select r.id from transcription.recording r
      where r.organization_id = $1 and r.person_id = $2 and r.audio_deleted_at is not null)`,
  'delete from transcription.recording where organization_id = $1 and person_id = $2 and audio_deleted_at is not null',
  'delete from transcription.spoken_language where organization_id = $1 and person_id = $2',
  'delete from transcription.sent_once where organization_id = $1 and person_id = $2',
];

/** Recordings that are still worked on. */
export const REMAINING = `
  select count(*)::int as count from transcription.recording r where r.organization_id = $1 and r.person_id = $2`;
