import { describe, expect, it } from '@jest/globals';
import { abilityFor } from '@talent-os/contracts';
import { principalOf } from '../tools/test/callers.js';
import { plainlyAsked } from './certain.js';

const admin = abilityFor(principalOf('ORGANIZATION_ADMIN'));
const asked = (text: string) => plainlyAsked(text, admin, '2026-11-20') !== undefined;

describe('a question that platform data may be certain of', () => {
  it.each([
    'How many open positions do we have?',
    'Which deals close this month?',
    'What is the average amount of open deals?',
    'Which tasks are overdue?',
  ])('is one whose words all stand in contracts: %s', (text) => {
    expect(asked(text)).toBe(true);
  });

  it.each([
    ['a word of nowhere', 'Which deals smell of oranges?'],
    ['a name that may be anything', 'How is the Orbit deal going with Lumen?'],
    ['what was said before', 'and last month?'],
    ['what was said before, in a word', 'why?'],
    ['another language', 'Wie viele offene Stellen haben wir?'],
    ['two questions in one', 'How many open deals do I have and when is my next shift?'],
    ['talk', 'Thanks a lot!'],
    ['help', 'What can you do?'],
    ['an opinion', 'Write me a friendly note about my open deals for the board'],
  ])('is none with %s: %s', (_, text) => {
    expect(asked(text)).toBe(false);
  });

  it('is none over what the caller may not read', () => {
    expect(plainlyAsked('Which deals close this month?', abilityFor(principalOf('CANDIDATE')), '2026-11-20')).toBe(
      undefined,
    );
  });
});
