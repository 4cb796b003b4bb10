import { describe, expect, it } from '@jest/globals';
import { profileSections } from '@talent-os/contracts/talent/profile-parts.js';
import { sharedProfile, visibilityOf } from './shared-profile.rules.js';

const whole = {
  headline: 'Nurse who teaches',
  skills: [
    {
      skillId: '0192a000-0000-7000-8000-000000000001',
      name: 'Triage',
      level: 4,
      evidence: 'Nine years on a ward',
      lastUsed: '2026-10',
      verified: true,
      verifiedById: null,
      askedAt: null,
      version: 1,
    },
  ],
  experience: [],
  targets: [],
  availability: null,
  certificates: [],
  scores: null,
};

describe('what those who hire read of a profile', () => {
  it('is its head alone, until its owner shows more', () => {
    const { headline, certificates: _, ...parts } = sharedProfile(visibilityOf({}), whole);
    expect(headline).toBe('Nurse who teaches');
    expect(parts).toEqual({ skills: null, experience: null, goals: null, availability: null, interests: null });
  });

  it.each(profileSections)('is the part that is shown and no other: %s', (section) => {
    const { headline: _, certificates: _none, ...parts } = sharedProfile(visibilityOf({ [section]: 'hiring' }), whole);
    expect(Object.entries(parts).flatMap(([part, held]) => (held === null ? [] : [part]))).toEqual(
      section === 'availability' || section === 'interests' ? [] : [section],
    );
  });

  it('holds no evidence: that is told to whoever confirms a skill', () =>
    expect(sharedProfile(visibilityOf({ skills: 'hiring' }), whole).skills).toEqual([
      { name: 'Triage', level: 4, verified: true },
    ]));
});
