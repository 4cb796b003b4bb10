import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';

/** How often the second copy gets a sign of life, in milliseconds: the verifier expects one of the last three minutes. */
export const COPY_EVERY_MS = 60_000;

const Environment = z.object({
  AUDIT_COPY_SECONDS: z.coerce.number<number>().int().min(1).max(60).optional(),
  AUDIT_CHECKPOINT_DIR: z.string().default('.local/audit-checkpoints'),
  AUDIT_KEY_FILE: z.string().optional(),
  AUDIT_TRUSTED_KEYS_FILE: z.string().optional(),
  DEMO: z.stringbool().default(false),
});

export type CheckpointSettings = {
  /** The second place: one file per organization. */
  readonly directory: string;
  /** PEM file of the private signing key. */
  readonly keyFile: string;
  /** Whether a missing key may be made; otherwise the service does not start without it. */
  readonly mayCreateKey: boolean;
  /** PEM file of the public keys of earlier signing keys. */
  readonly trustedKeysFile: string | undefined;
};

/** Reads the environment. Throws where no key is named and none may be made. */
export function checkpointSettings(environment: NodeJS.ProcessEnv): CheckpointSettings {
  const { AUDIT_CHECKPOINT_DIR, AUDIT_KEY_FILE, AUDIT_TRUSTED_KEYS_FILE, DEMO } = Environment.parse(environment);
  const directory = resolve(AUDIT_CHECKPOINT_DIR);
  if (!AUDIT_KEY_FILE && !DEMO)
    throw new Error('AUDIT_KEY_FILE must name the PEM file of the Ed25519 key that signs audit checkpoints');
  return {
    directory,
    keyFile: AUDIT_KEY_FILE ? resolve(AUDIT_KEY_FILE) : join(dirname(directory), 'audit-key.pem'),
    mayCreateKey: DEMO,
    trustedKeysFile: AUDIT_TRUSTED_KEYS_FILE && resolve(AUDIT_TRUSTED_KEYS_FILE),
  };
}

/** The period the environment asks for, in milliseconds; never longer than a minute. */
export const copyPeriod = (environment: NodeJS.ProcessEnv): number => {
  const seconds = Environment.shape.AUDIT_COPY_SECONDS.parse(environment['AUDIT_COPY_SECONDS'] || undefined);
  return seconds === undefined ? COPY_EVERY_MS : seconds * 1_000;
};
