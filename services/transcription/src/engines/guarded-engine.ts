import type { Breakers } from '@talent-os/service-kit/outside/breaker';
import type { Engine } from './engine.js';
import { failureOf } from './failure.rules.js';
import { SpeechFailure, verdictOf } from './speech-failure.js';

/**
 * An endpoint that is left alone while it keeps failing, so that nobody waits out its deadline again and again. What is
 * wrong with a recording says nothing about the endpoint that refused it.
 */
export const guardedEngine = (engine: Engine, name: string, breakers: Breakers): Engine => ({
  ...engine,
  async hear(recording, folder, signal) {
    if (!breakers.take(name)) throw new SpeechFailure('resting');
    try {
      const heard = await engine.hear(recording, folder, signal);
      breakers.succeeded(name);
      return heard;
    } catch (error) {
      const failure = failureOf(error, signal.aborted);
      const verdict = failure && verdictOf(failure.kind);
      if (verdict) breakers.failed(name, verdict === 'lasting');
      else breakers.release(name);
      throw error;
    }
  },
});
