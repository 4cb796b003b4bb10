import { describe, expect, it } from '@jest/globals';
import type { Recording } from '../engines/engine.js';
import { recordingToSend, MOST_SENT } from './recording-to-send.rules.js';

const recording = (kind: Recording['kind'], bytes: number): Recording => ({ path: kind, kind, bytes });

describe('what a speech API is sent', () => {
  it.each([
    ['flac', 1_000, 5_000],
    ['flac', 30_000_000, MOST_SENT],
    ['webm', 10_000_000, MOST_SENT + 1],
    ['flac', MOST_SENT + 9, MOST_SENT + 1],
  ] as const)('is the %s of %i bytes recorded and %i converted', (sent, original, normal) => {
    expect(recordingToSend(recording('webm', original), recording('flac', normal)).kind).toBe(sent);
  });
});
