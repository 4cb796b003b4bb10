import { describe, expect, it } from '@jest/globals';
import { calendarFile } from './invitation.js';

const invitation = {
  method: 'REQUEST',
  uid: 'interview-1@talent-os',
  sequence: 2,
  start: '2026-11-21T14:00:00.000Z',
  end: '2026-11-21T15:00:00.000Z',
  summary: 'Panel interview: Sales lead',
  location: 'Room 4',
} as const;
const now = new Date('2026-11-20T09:00:00Z');

describe('the calendar file of a mail', () => {
  it.each([
    ['Talent OS <no-reply@talent.example>', 'no-reply@talent.example'],
    ['no-reply@talent.example', 'no-reply@talent.example'],
  ])('asks its reader in the name of %s', (from, organizer) => {
    const { method, content } = calendarFile(invitation, { from, to: 'ana@meridian.example' }, now);
    expect(method).toBe('REQUEST');
    expect(content).toContain(`ORGANIZER:mailto:${organizer}\r\n`);
    expect(content).toContain('UID:interview-1@talent-os\r\n');
    expect(content).toContain('LOCATION:Room 4\r\n');
  });
});
