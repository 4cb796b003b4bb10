import { describe, expect, it } from '@jest/globals';
import { nextReminderOn, documentName, sendRefusal } from './document.rules.js';

describe('reminders', () => {
  it('come a week and a day before, on the day, and three times after it', () => {
    const days: string[] = [];
    for (let day: string | undefined = '2026-11-01'; day; day = nextReminderOn('2026-11-20', day)) days.push(day);
    expect(days.slice(1)).toEqual(['2026-11-13', '2026-11-19', '2026-11-20', '2026-11-23', '2026-11-27', '2026-12-04']);
  });

  it('come never where nobody has to', () => expect(nextReminderOn(null, '2026-11-20')).toBeUndefined());
});

describe('a file', () => {
  it('that was blocked is sent to nobody, and one that waits for the scanner not yet', () => {
    expect([sendRefusal('blocked', true), sendRefusal('blocked', false)]).toEqual([
      'document.blocked',
      'document.blocked',
    ]);
    expect([sendRefusal('not_scanned', true), sendRefusal('not_scanned', false)]).toEqual([
      'document.unscanned',
      undefined,
    ]);
    expect(sendRefusal('clean', true)).toBeUndefined();
  });

  it('is called by what it is', () => {
    expect(documentName('Code of conduct.exe', 'pdf')).toBe('Code of conduct.exe.pdf');
    expect(documentName('notes.MD', 'txt')).toBe('notes.md');
  });
});
