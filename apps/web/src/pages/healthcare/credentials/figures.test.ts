import { describe, expect, it } from '@jest/globals';
import { figuresOf, shortfallText } from './figures';

const mine = { activeCertifications: 5, expiringSoon: 2, hipaaCompliant: true, certifications: [] };
const education = {
  ceuProgress: 75,
  ceuEarned: 22.5,
  ceuRequired: 30,
  coursesCompleted: 7,
  daysRemaining: 62,
  availableCourses: [],
};

describe('the figures of the credentials screen', () => {
  it('are the specified ones, with the hours beside them', () => {
    expect(figuresOf(mine, education).map(({ label, value, note }) => [label, value, note])).toEqual([
      ['Active Certifications', '5', undefined],
      ['Expiring Soon', '2', 'Within 90 days'],
      ['HIPAA Compliance', 'Valid', undefined],
      ['CEU Progress', '75%', '22.5 of 30 contact hours'],
    ]);
    expect(figuresOf({ ...mine, hipaaCompliant: false }, undefined)[2]!.value).toBe('Expired');
  });

  it('say which hours are missing, and nothing once they are there', () => {
    expect(shortfallText(education)).toContain('7.5 of 30 contact hours are still missing');
    expect(shortfallText({ ...education, ceuEarned: 30 })).toBeUndefined();
    expect(shortfallText(undefined)).toBeUndefined();
  });
});
