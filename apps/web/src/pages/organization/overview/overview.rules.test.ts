import { describe, expect, it } from '@jest/globals';
import { alertsOf, percentOf, stepsOf, type Overview } from './overview.rules';

const overview: Overview = {
  steps: [
    { step: 'profile', done: true },
    { step: 'teams', done: true },
    { step: 'logo', done: false },
  ],
  people: { active: 40, disabled: 1, withoutPassword: 0, usedLately: 20 },
  teams: 3,
  teamsWithoutLead: 0,
  withoutTeam: 0,
  registrations: 0,
  failedMails: 0,
};

describe('the set-up of an organization', () => {
  it('counts the steps that are done, the assistant’s among them where it is known', () => {
    expect(percentOf(stepsOf(overview, undefined))).toBe(67);
    expect(percentOf(stepsOf(overview, []))).toBe(50);
    expect(percentOf(stepsOf(overview, [{ enabled: true, lastError: null, name: 'Own' }]))).toBe(75);
    expect(percentOf([])).toBe(0);
  });

  it('alerts of what is wrong, and of nothing else', () => {
    expect(alertsOf(overview, [])).toEqual([]);
    const wrong = { ...overview, teamsWithoutLead: 1, withoutTeam: 2, failedMails: 3 };
    const texts = alertsOf(wrong, [{ enabled: true, lastError: 'No answer', name: 'Own' }]).map(({ text }) => text);
    expect(texts).toEqual([
      '1 team without a lead who works here',
      '2 people in no team',
      '3 mails could not be sent in the last 30 days',
      'Own fails: the assistant answers from other models or templates',
    ]);
  });
});
