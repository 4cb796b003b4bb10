import { expect, it } from '@jest/globals';
import { standingOf } from './renew-dialog';

const credential = { expirationDate: '2026-11-19', issuer: 'the Board of Nursing' };

it.each([
  ['2026-11-20', /^It expired on Nov 19, 2026, and counts again once HR has verified/],
  ['2026-11-19', /^Nov 19, 2026 stays in force until HR has verified/],
])('a renewal says on %s what holds meanwhile', (today, text) => expect(standingOf(credential, today)).toMatch(text));
