import { describe, expect, it } from '@jest/globals';
import { Breakers } from '@talent-os/service-kit/outside/breaker';
import type { Engine } from './engine.js';
import { guardedEngine } from './guarded-engine.js';
import { SpeechFailure, type SpeechFailureKind } from './speech-failure.js';

const recording = { path: '/nowhere.wav', kind: 'wav' as const, bytes: 1 };

/** An engine that fails in these ways, one after the other, and then hears. */
function guarded(...kinds: readonly SpeechFailureKind[]) {
  const left = [...kinds];
  let asked = 0;
  const engine: Engine = {
    kind: 'deployment',
    reads: 'sound',
    hear: async () => {
      asked += 1;
      const kind = left.shift();
      if (kind) throw new SpeechFailure(kind);
      return { text: 'Hello', language: 'en', duration: 1 };
    },
  };
  const breakers = new Breakers();
  const guard = guardedEngine(engine, 'endpoint', breakers);
  const hear = (signal = AbortSignal.timeout(60_000)) =>
    guard.hear(recording, '/nowhere', signal).then(
      ({ text }) => text,
      (error: SpeechFailure) => error.kind,
    );
  return { hear, breakers, asked: () => asked };
}

describe('an endpoint that keeps failing', () => {
  it('is left alone after the third failure in a row, without being asked', async () => {
    const { hear, asked } = guarded('busy', 'late', 'unreachable', 'busy');
    expect([await hear(), await hear(), await hear(), await hear()]).toEqual([
      'busy',
      'late',
      'unreachable',
      'resting',
    ]);
    expect(asked()).toBe(3);
  });

  it('is left alone at once where only an administrator can help, and asked again once that is done', async () => {
    const { hear, breakers, asked } = guarded('key');
    expect([await hear(), await hear()]).toEqual(['key', 'resting']);
    breakers.succeeded('endpoint');
    expect(await hear()).toBe('Hello');
    expect(asked()).toBe(2);
  });

  it('is not blamed for recordings, and forgiven by a success', async () => {
    const { hear } = guarded('large', 'format', 'large', 'unreadable', 'broken', 'broken');
    const said = [];
    for (let time = 0; time < 8; time += 1) said.push(await hear());
    expect(said.slice(-2)).toEqual(['Hello', 'Hello']);
  });

  it('is blamed for a deadline that ran out', async () => {
    const { hear, breakers } = guarded('broken', 'broken');
    await hear();
    await hear();
    const engine: Engine = {
      kind: 'deployment',
      reads: 'sound',
      hear: async (_recording, _folder, signal) => {
        signal.throwIfAborted();
        throw new Error('not reached');
      },
    };
    await guardedEngine(engine, 'endpoint', breakers)
      .hear(recording, '/nowhere', AbortSignal.abort())
      .catch(() => 0);
    expect(breakers.isOpen('endpoint')).toBe(true);
  });
});
