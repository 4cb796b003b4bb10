import { describe, expect, it } from '@jest/globals';
import { choicesOf, labelOf, type Offer } from './mentorship.rules';

const offer = (status: Offer['status'], part: 'mentor' | 'mentee' | 'other'): Offer => ({
  id: 'offer',
  mentorId: 'mentor',
  mentorName: 'Mentor',
  skills: ['Negotiation'],
  note: '',
  menteeName: null,
  status,
  mine: part === 'mentor',
  requestedByMe: part === 'mentee',
});

describe('what somebody may do about a mentorship', () => {
  it.each([
    ['open', 'other', ['request']],
    ['open', 'mentor', ['end']],
    ['requested', 'mentor', ['accept', 'decline']],
    ['requested', 'mentee', ['end']],
    ['requested', 'other', []],
    ['matched', 'mentor', ['end']],
    ['matched', 'mentee', ['end']],
    ['ended', 'mentor', []],
    ['ended', 'mentee', []],
  ] as const)('%s, as %s: %p', (status, part, actions) => {
    expect(choicesOf(offer(status, part))).toEqual(actions);
  });

  it('calls the end of an offer taking it back, the end of a mentorship by its name', () => {
    expect(labelOf('end', offer('open', 'mentor'))).toBe('Take back');
    expect(labelOf('end', offer('requested', 'mentee'))).toBe('Take back');
    expect(labelOf('end', offer('matched', 'mentee'))).toBe('End mentorship');
  });
});
