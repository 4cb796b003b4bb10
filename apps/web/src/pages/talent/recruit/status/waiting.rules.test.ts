import { describe, expect, it } from '@jest/globals';
import { stayOf, waitingText } from './waiting.rules';

const card = { waitingForMe: false, waitingNames: [], personName: 'Felix Ueda' };

describe('whom an application waits for', () => {
  it.each([
    [{ ...card, waitingFor: null }, 'Nobody'],
    [{ ...card, waitingFor: 'recruiter', waitingForMe: true, waitingNames: ['Dana Whitfield'] }, 'You'],
    [{ ...card, waitingFor: 'candidate', waitingNames: ['Felix Ueda'] }, 'Felix Ueda'],
    [{ ...card, waitingFor: 'interviewer', waitingNames: ['Nina Roth', 'Liam Vogt'] }, 'Nina Roth, Liam Vogt'],
    [{ ...card, waitingFor: 'interviewer' }, 'Interviewer'],
  ] as const)('is told of %j as %s', (waiting, text) => expect(waitingText(waiting)).toBe(text));
});

describe('the bar of a stay', () => {
  it.each([
    [3, 5, { limit: 50, end: 30 }],
    [5, 5, { limit: 50, end: 50 }],
    [20, 5, { limit: 25, end: 100 }],
  ])('after %d of %d days is %j', (days, sla, bar) => expect(stayOf(days, sla)).toEqual(bar));
});
