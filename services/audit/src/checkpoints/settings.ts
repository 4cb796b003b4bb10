import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';

const Environment = z.object({
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
