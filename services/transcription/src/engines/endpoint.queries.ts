import type { Ctx } from '@talent-os/service-kit';
import { seal, unseal, type SecretPlace } from '@talent-os/service-kit/sealing/seal';
import { SpeechFailure } from './speech-failure.js';

export type StoredEndpoint = {
  readonly id: string;
  readonly baseUrl: string;
  readonly model: string;
  readonly language: string | null;
  readonly enabled: boolean;
  readonly baaSigned: boolean;
  readonly sealedKey: string | null;
  readonly keyVersion: number;
  readonly keyEnding: string | null;
  readonly lastError: string | null;
  readonly proven: boolean;
  readonly version: number;
};

/** Hosts inside the own network often take any key. */
const NO_KEY = 'none';

/** The organization's endpoint, switched on or not. */
export const endpointOf = (ctx: Ctx): Promise<StoredEndpoint | undefined> =>
  ctx.db.readOne<StoredEndpoint>(
    `select id, base_url as "baseUrl", model, language, enabled, baa_signed as "baaSigned", sealed_key as "sealedKey",
       key_version as "keyVersion", key_ending as "keyEnding", last_error as "lastError",
       last_ok_at is not null as proven, version
     from transcription.speech_endpoint where organization_id = $1`,
  );

const placeOf = (organizationId: string, owner: string, version: number): SecretPlace => ({
  part: 'transcription',
  organizationId,
  owner,
  field: 'key',
  version,
});

/** What is stored of a new key. */
export const sealedKeyOf = (ctx: Ctx, id: string, key: string, keyVersion: number) => ({
  sealedKey: seal(key, placeOf(ctx.organizationId, id, keyVersion)),
  keyVersion,
  keyEnding: key.length >= 12 ? key.slice(-4) : null,
});

/** The key of an endpoint. Throws `SpeechFailure` where it cannot be read, and says so in the log. */
export function keyOf(ctx: Ctx, { id, sealedKey, keyVersion }: StoredEndpoint): string {
  if (sealedKey === null) return NO_KEY;
  try {
    return unseal(sealedKey, placeOf(ctx.organizationId, id, keyVersion));
  } catch (error) {
    ctx.log.error({ err: error, endpointId: id }, 'the key of a speech endpoint cannot be read');
    throw new SpeechFailure('locked', undefined, { cause: error });
  }
}

/** Notes how an endpoint did. Nothing is announced: administrators see it when they look. */
export const noteOutcome = (ctx: Ctx, id: string, lastError: string | null): Promise<unknown> =>
  ctx.db.write(
    (tx) =>
      tx.execute(
        `update transcription.speech_endpoint
         set last_error = $3, last_ok_at = case when $3::text is null then now() else last_ok_at end
         where organization_id = $1 and id = $2`,
        [id, lastError],
      ),
    'bookkeeping',
  );
