import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { newSecret, PERIOD_S, stepOf } from '../second-factor/totp.js';
import { authenticatorApp } from './authenticator-app.js';

describe('the codes of one moment', () => {
  it('are known, one after the other, wherever in its step the moment lies and for a whole step after it', () => {
    const secret = newSecret();
    const moments = fc.integer({ min: 0, max: 4_000_000_000_000 });
    const later = fc.integer({ min: 0, max: PERIOD_S * 1000 });
    fc.assert(
      fc.property(moments, later, (moment, passed) => {
        const { code, next } = authenticatorApp(secret, moment);
        const steps = [code, next].map((one) => stepOf(secret, one, new Date(moment + passed)));
        // Two steps have the same code once in a million.
        if (code !== next) expect(steps[1]).toBe(steps[0]! + 1);
      }),
    );
  });
});
