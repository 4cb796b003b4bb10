import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { clock, idle, logged, next, refusalOf, type RecorderEvent, type RecorderState } from './recorder.rules';

const transcript = { text: 'Good morning', language: 'en', duration: 2 };
const after = (...events: RecorderEvent[]) => events.reduce(next, idle);
const recorded: RecorderEvent[] = [{ type: 'started' }, { type: 'ticked' }, { type: 'stopped' }];
const sending: RecorderEvent = { type: 'sending', progress: 0 };

describe('the recorder', () => {
  it('counts seconds while it records, and keeps the recording when it stops', () => {
    expect(after({ type: 'started' }, { type: 'ticked' }, { type: 'ticked' })).toMatchObject({
      phase: 'recording',
      seconds: 2,
    });
    expect(after(...recorded, { type: 'ticked' })).toMatchObject({ phase: 'stopped', seconds: 1 });
  });

  it('plays, pauses and comes to rest where it was', () => {
    expect(after(...recorded, { type: 'played' }, { type: 'paused' }).phase).toBe('paused');
    expect(after(...recorded, { type: 'played' }, { type: 'ended' }).phase).toBe('stopped');
    const done = after(...recorded, sending, { type: 'transcribed', transcript }, { type: 'played' });
    expect(next(done, { type: 'ended' })).toMatchObject({ phase: 'done', transcript });
  });

  it('tells what it sends, and what came of it', () => {
    expect(after(...recorded, { type: 'sending', progress: 41.6 })).toMatchObject({
      phase: 'transcribing',
      progress: 42,
    });
    expect(after(...recorded, sending, { type: 'transcribed', transcript })).toMatchObject({
      phase: 'done',
      transcript,
    });
    expect(after(...recorded, sending, { type: 'failed', message: 'Transcription failed' })).toMatchObject({
      phase: 'stopped',
      error: 'Transcription failed',
    });
  });

  it('stays idle when the microphone is refused', () => {
    expect(after({ type: 'failed', message: 'no' })).toMatchObject({ phase: 'idle', error: 'no' });
  });

  it('does not hear an answer that comes after clearing', () => {
    expect(after(...recorded, sending, { type: 'cleared' }, { type: 'transcribed', transcript })).toEqual(idle);
    expect(after({ type: 'started' }, { type: 'cleared' }, { type: 'stopped' })).toEqual(idle);
  });

  it('never leaves its bounds, whatever happens in whatever order', () => {
    const event = fc.oneof(
      fc.constantFrom<RecorderEvent>(
        ...(['started', 'ticked', 'stopped', 'played', 'paused', 'ended', 'cleared'] as const).map((type) => ({
          type,
        })),
        { type: 'transcribed', transcript },
        { type: 'failed', message: 'no' },
      ),
      fc.double({ noNaN: true }).map((progress): RecorderEvent => ({ type: 'sending', progress })),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const states = events.reduce<RecorderState[]>((all, one) => [...all, next(all.at(-1)!, one)], [idle]);
        for (const { phase, progress, seconds, transcript: text } of states) {
          expect(progress).toBeGreaterThanOrEqual(0);
          expect(progress).toBeLessThanOrEqual(100);
          if (phase === 'idle') expect(seconds).toBe(0);
          if (phase === 'done') expect(text).toBeDefined();
          if (phase === 'recording') expect(text).toBeUndefined();
        }
      }),
    );
  });
});

describe('a recording', () => {
  it.each([
    [undefined, 'No audio to transcribe. Please record something first.'],
    [0, 'No audio data to transcribe.'],
    [25 * 1024 * 1024, undefined],
    [25 * 1024 * 1024 + 1, 'Recording too large (25.0MB). Maximum size is 25MB.'],
    [27.33 * 1024 * 1024, 'Recording too large (27.3MB). Maximum size is 25MB.'],
  ])('of %p bytes: %p', (size, refusal) => {
    expect(refusalOf(size === undefined ? undefined : { size })).toBe(refusal);
  });

  it('has a timer and a log of twenty lines', () => {
    expect([0, 9, 65, 3600].map(clock)).toEqual(['0:00', '0:09', '1:05', '60:00']);
    const lines = Array.from({ length: 25 }, (_, index) => `line ${index}`).reduce<readonly string[]>(logged, []);
    expect(lines).toHaveLength(20);
    expect(lines[0]).toBe('line 5');
  });
});
