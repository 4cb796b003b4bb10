import { describe, expect, it } from '@jest/globals';
import { fixtureOf } from '@talent-os/contracts/fields/examples.js';
import { ShiftRequest } from '@talent-os/contracts/healthcare/shifts-requests.js';
import { ClaimableShift } from '@talent-os/contracts/healthcare/shifts.js';
import { claimQuestion, decisionQuestion, weekText } from './questions.js';

const time = { department: 'Intensive care', date: '2026-11-26', startTime: '07:00', endTime: '19:00' };
const request = (what: ShiftRequest['what'], overtime = false) =>
  fixtureOf(ShiftRequest, { ...time, what, name: 'Ana Ruiz', overtime, weekHours: overtime ? 48 : 24 });

describe('before what nothing takes back', () => {
  it('a late release is asked about, with who is told; a claim within the hours of a week is approved at once', () => {
    expect(decisionQuestion(request('claim'), 'approved')).toBeNull();
    expect(decisionQuestion(request('release'), 'approved')).toEqual({
      title: 'Release Ana Ruiz?',
      text: 'Intensive care, Thu, Nov 26, 07:00–19:00. The slot is empty from then on. Ana Ruiz is told, and colleagues who may work it are told that it is free.',
    });
  });

  it('overtime is asked about, with its hours and who is told', () => {
    expect(decisionQuestion(request('claim', true), 'approved')).toEqual({
      title: 'Approve overtime of Ana Ruiz?',
      text: 'Intensive care, Thu, Nov 26, 07:00–19:00. Ana Ruiz then works 48 h that week, 8 of them overtime, and is told.',
    });
  });

  it.each(['claim', 'release'] as const)('a no to a %s is asked about', (what) => {
    expect(decisionQuestion(request(what), 'declined')?.text).toMatch(/^Intensive care.*Ana Ruiz is told/);
  });

  it('a claim that managers are told of is asked about, one that is confirmed is not', () => {
    const claim = (answer: ClaimableShift['answer']) => claimQuestion(fixtureOf(ClaimableShift, { ...time, answer }));
    expect(claim('confirmed')).toBeNull();
    expect(claim('pending')?.text).toContain('until one of them agrees the shift is not yours');
  });
});

it.each([
  [40, '40 h that week, no overtime'],
  [48, '48 h that week, 8 of them overtime'],
])('%d hours of a week say what of them is overtime', (hours, text) => {
  expect(weekText(hours)).toBe(text);
});
