import { promisify } from 'node:util';
import { pbkdf2 } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { muchFaster } from './side-by-side.js';

const derive = promisify(pbkdf2);
const hash = () => derive('a password', 'salt', 20_000, 32, 'sha256');

describe('two works side by side', () => {
  it('are told apart where one of them skips what makes up most of the other', async () => {
    expect(await muchFaster({ whole: hash, skipping: async () => undefined })).toBe('skipping');
    expect(await muchFaster({ skipping: async () => undefined, whole: hash })).toBe('skipping');
  });

  it('are not where they do the same', async () => {
    expect(await muchFaster({ one: hash, other: hash })).toBeUndefined();
  });
});
