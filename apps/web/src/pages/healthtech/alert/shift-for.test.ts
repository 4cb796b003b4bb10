import { describe, expect, it } from '@jest/globals';
import { shiftFor } from './shift-for';

const NOW = Date.parse('2026-11-20T15:00:00Z');
const open = { shiftId: 'a', date: '2026-11-21', startTime: '07:00', endTime: '19:00', free: 2 };
const unit = { department: 'ICU', openShifts: [{ ...open, requiredCredentials: ['Registered Nurse License'] }] };

describe('the shift for a unit', () => {
  it('closes its gap', () => {
    expect(shiftFor(unit, { date: '2026-11-23', part: 'night', missing: 2 }, NOW)).toEqual({
      department: 'ICU',
      date: '2026-11-23',
      startTime: '19:00',
      endTime: '07:00',
      slots: 2,
      requiredCredentials: ['Registered Nurse License'],
    });
  });

  it('is one of tomorrow by day where nothing is missing', () => {
    expect(shiftFor({ ...unit, openShifts: [] }, null, NOW)).toEqual({
      department: 'ICU',
      date: '2026-11-21',
      startTime: '07:00',
      endTime: '19:00',
      slots: 1,
      requiredCredentials: [],
    });
  });
});
