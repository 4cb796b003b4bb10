import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { generateKeyPairSync } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CheckpointKey } from './checkpoint-key.js';

const before = { ...process.env };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'audit-key-'));
  for (const variable of ['AUDIT_KEY_FILE', 'AUDIT_TRUSTED_KEYS_FILE', 'DEMO']) delete process.env[variable];
  process.env['AUDIT_CHECKPOINT_DIR'] = join(folder, 'checkpoints');
});
afterEach(() => {
  process.env = { ...before };
  rmSync(folder, { recursive: true });
});

const set = (variables: Record<string, string>) => Object.assign(process.env, variables);
const pem = (type: 'ed25519' | 'x25519') =>
  generateKeyPairSync(type as 'ed25519')
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();

describe('the key of the checkpoints', () => {
  it('has to be named: without it the service does not start', () => {
    expect(() => new CheckpointKey()).toThrow('AUDIT_KEY_FILE');
  });

  it('is made by a demo once, beside the checkpoints, for its owner only', () => {
    set({ DEMO: 'true' });
    const [first, second] = [new CheckpointKey(), new CheckpointKey()];
    expect(second.id).toBe(first.id);
    expect(statSync(join(folder, 'audit-key.pem')).mode & 0o777).toBe(0o600);
  });

  it('is never made outside a demo', () => {
    set({ AUDIT_KEY_FILE: join(folder, 'missing.pem') });
    expect(() => new CheckpointKey()).toThrow('AUDIT_KEY_FILE');
  });

  it('is read where it is named, and must be of the right kind', () => {
    const file = join(folder, 'key.pem');
    writeFileSync(file, pem('ed25519'));
    set({ AUDIT_KEY_FILE: file });
    const { id, trusted } = new CheckpointKey();
    expect(id).toMatch(/^[\da-f]{16}$/);
    expect(trusted.join('')).not.toContain('PRIVATE');
    writeFileSync(file, pem('x25519'));
    expect(() => new CheckpointKey()).toThrow('no Ed25519 key');
  });

  it('is believed together with those before it', () => {
    const file = join(folder, 'earlier.pem');
    writeFileSync(file, 'earlier keys');
    set({ DEMO: 'true', AUDIT_TRUSTED_KEYS_FILE: file });
    expect(new CheckpointKey().trusted).toHaveLength(2);
    expect(new CheckpointKey().trusted[1]).toBe(readFileSync(file, 'utf8'));
  });
});
