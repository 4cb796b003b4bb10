import type { Output } from '@talent-os/contracts';
import type {
  getTranscription,
  listTranscriptions,
  TranscriptionStage,
} from '@talent-os/contracts/transcription/audio.js';
import type { AudioKind } from '@talent-os/contracts/upload.js';
import type { Ctx, RawJson, Reader, Transaction } from '@talent-os/service-kit';
import { seal, unseal, type SecretPlace } from '@talent-os/service-kit/sealing/seal';

/** Until the recording is deleted its work is not over, for every caller. */
const SHOWN = `case when r.stage in ('done', 'failed') and r.audio_deleted_at is null then 'transcribing' else r.stage end`;

/** What a worker needs to know. */
export type RecordingWork = {
  readonly id: string;
  readonly personId: string;
  readonly stage: TranscriptionStage;
  readonly attempt: number;
  readonly health: boolean;
  readonly object: string;
  readonly sealedKey: string | null;
  readonly kind: AudioKind;
  readonly bytes: number;
  readonly sha256: string;
  readonly createdAt: string;
  readonly audioDeletedAt: string | null;
};

const WORK = `id, person_id as "personId", stage, attempt, health, object,
  sealed_key as "sealedKey", kind, bytes, sha256, created_at as "createdAt", audio_deleted_at as "audioDeletedAt"`;

export const workOf = (ctx: Ctx, id: string): Promise<RecordingWork | undefined> =>
  ctx.db.readOne<RecordingWork>(`select ${WORK} from transcription.recording where organization_id = $1 and id = $2`, [
    id,
  ]);

/** Takes a recording up as its last worker, unless its work is over. The worker before it writes nothing any more. */
export async function claimRecording(tx: Transaction, id: string): Promise<RecordingWork | undefined> {
  const [row] = await tx.execute<RecordingWork>(
    `update transcription.recording set attempt = attempt + 1, updated_at = now()
     where organization_id = $1 and id = $2 and stage not in ('done', 'failed') returning ${WORK}`,
    [id],
  );
  return row;
}

/** Texts open in their own row only. */
const textPlace = (organizationId: string, owner: string): SecretPlace => ({
  part: 'transcription',
  organizationId,
  owner,
  field: 'text',
  version: 1,
});
export const sealText = (ctx: Ctx, id: string, text: string): string => seal(text, textPlace(ctx.organizationId, id));

/** The caller's recordings of the last day. */
export const listed = (
  ctx: Ctx,
  { sessionId = null, questionId = null }: { readonly sessionId?: string | null; readonly questionId?: string | null },
): Promise<RawJson<Output<typeof listTranscriptions>>> =>
  ctx.db.json(
    `select json_build_object('items', coalesce(json_agg(json_build_object('id', r.id, 'stage', ${SHOWN},
       'moduleContext', r.module_context, 'questionId', r.question_id, 'sessionId', r.session_id, 'message', r.message,
       'createdAt', r.created_at, 'audioDeletedAt', r.audio_deleted_at) order by r.created_at desc, r.id desc), '[]'))::text
     from (
       select * from transcription.recording
       where organization_id = $1 and person_id = $2 and created_at > $3::timestamptz - interval '1 day'
         and ($4::text is null or session_id = $4) and ($5::text is null or question_id = $5)
       order by created_at desc, id desc limit 50) r`,
    [ctx.userId, ctx.now, sessionId, questionId],
  );

type RecordingRow = Omit<Output<typeof getTranscription>, 'transcription'> & {
  readonly sealedText: string | null;
  readonly language: string | null;
  readonly duration: number | null;
};

/** One recording of the caller, with its text once its work is over; nothing where there is none. */
export async function readTranscription(ctx: Ctx, id: string): Promise<Output<typeof getTranscription> | undefined> {
  const row = await ctx.db.readOne<RecordingRow>(
    `select r.id, ${SHOWN} as stage, r.module_context as "moduleContext", r.question_id as "questionId",
       r.session_id as "sessionId", r.message, r.created_at as "createdAt", r.audio_deleted_at as "audioDeletedAt",
       r.sealed_text as "sealedText", r.language, r.duration
     from transcription.recording r where r.organization_id = $1 and r.id = $2 and r.person_id = $3`,
    [id, ctx.userId],
  );
  if (!row) return undefined;
  const { sealedText, language, duration, ...rest } = row;
  const isReadable = row.stage === 'done' && sealedText !== null;
  const text = isReadable ? unseal(sealedText, textPlace(ctx.organizationId, id)) : undefined;
  return { ...rest, transcription: text === undefined ? null : { text, language, duration } };
}

/** Recordings of all organizations whose work should be over, and texts that have been kept for long enough. */
export const overdue = (db: Reader, openMs: number, textMs: number) =>
  db.read<{ organizationId: string; id: string; over: boolean }>(
    `select organization_id as "organizationId", recording_id as id, closed_at is not null as over
     from transcription.kept_recording
     where (closed_at is null and created_at < now() - interval '${openMs} milliseconds')
        or created_at < now() - interval '${textMs} milliseconds'
     order by created_at limit 1000`,
  );

/** The files that recordings of any organization still need. */
export const neededFiles = async (db: Reader): Promise<Set<string>> =>
  new Set(
    (await db.read<{ object: string }>('select object from transcription.kept_recording where closed_at is null')).map(
      ({ object }) => object,
    ),
  );
