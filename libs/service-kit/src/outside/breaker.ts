import { Injectable } from '@nestjs/common';

/** Failures in a row after which a service outside is left alone. */
const LIMIT = 3;
const REST_MS = 30_000;
const LONGEST_REST_MS = 5 * 60_000;

type State = { failures: number; restMs: number; until: number; probing: boolean };

/**
 * Leaves services outside alone that keep failing, so that people do not wait for them: closed, open for a while, then
 * one question as a probe. Kept per process; a changed one (`name` with its version) starts afresh.
 */
@Injectable()
export class Breakers {
  private readonly states = new Map<string, State>();

  /** Whether this one may be asked now. Changes nothing. */
  isOpen(name: string, now = Date.now()): boolean {
    const state = this.states.get(name);
    return state !== undefined && state.failures >= LIMIT && (state.probing || now < state.until);
  }

  /** Takes the right to ask. Of a resting one only one caller gets it. */
  take(name: string, now = Date.now()): boolean {
    if (this.isOpen(name, now)) return false;
    const state = this.states.get(name);
    if (state && state.failures >= LIMIT) state.probing = true;
    return true;
  }

  /** Gives the right back without a verdict: the person stopped, or the budget did. */
  release(name: string): void {
    const state = this.states.get(name);
    if (state) state.probing = false;
  }

  succeeded(name: string): void {
    this.states.delete(name);
  }

  /** `lasting`: it will fail again until its settings change. */
  failed(name: string, lasting = false, now = Date.now()): void {
    const state = this.states.get(name) ?? { failures: 0, restMs: REST_MS, until: 0, probing: false };
    const again = state.failures >= LIMIT;
    state.failures = lasting ? LIMIT : Math.min(LIMIT, state.failures + 1);
    state.restMs = again ? Math.min(state.restMs * 2, LONGEST_REST_MS) : REST_MS;
    state.until = now + state.restMs;
    state.probing = false;
    this.states.set(name, state);
  }
}
