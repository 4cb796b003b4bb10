import { describe, expect, it } from '@jest/globals';
import { askedOf } from './asked.js';
import { pointsIn } from './vague.js';

const points = (text: string) => pointsIn(askedOf(text, '2026-11-20'));

describe('a message that points at nothing', () => {
  it.each([
    ['when does this one end?', 'this'],
    ['postpone them', 'them'],
    ['who owns it now', 'it'],
    ['give it to Maria', 'it'],
    ['is he available tomorrow', 'he'],
    ['the other one please', 'other'],
    ['move it to Friday', 'it'],
    ['change them', 'them'],
    ['tell me more', 'more'],
    ['how many are open?', ''],
    ['who?', ''],
  ])('%s', (text, word) => expect(points(text)).toBe(word));

  it.each([
    'when do I work next?',
    'what is new for me?',
    'how much more do I have to sell this month',
    'is there anything that expires soon',
    'move it to the Boston territory',
    'is it my turn to approve',
    'when is CVE-2026-1111 due and who has it',
    'how many open deals do they have',
    'does it snow in Oslo',
    'what do I have this week',
    'close the incident',
  ])('but not %s', (text) => expect(points(text)).toBeUndefined());
});
