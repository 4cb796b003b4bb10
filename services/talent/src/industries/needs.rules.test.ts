import { describe, expect, it } from '@jest/globals';
import { NAMED_MOST, needsOf, type OpenSeat } from './needs.rules.js';

const license = { type: 'license', value: 'Registered nurse' } as const;
const seat = (said: Partial<OpenSeat> = {}): OpenSeat => ({
  industry: 'HEALTHCARE',
  title: 'Charge nurse',
  requirements: [license],
  skills: ['Triage'],
  ...said,
});

describe('what an industry needs', () => {
  it('is counted over its open seats, most first', () => {
    const nurse = seat({ title: 'Staff nurse', skills: ['Triage', 'Telemetry'] });
    const other = seat({ industry: 'CYBER', title: 'Analyst', requirements: [{ type: 'clearance', value: 'Secret' }] });
    expect(needsOf('HEALTHCARE', [seat(), nurse, other, nurse, seat({ requirements: [] })])).toEqual({
      industry: 'HEALTHCARE',
      seats: 4,
      roles: [
        { title: 'Charge nurse', seats: 2 },
        { title: 'Staff nurse', seats: 2 },
      ],
      requirements: [{ ...license, seats: 3 }],
      skills: [
        { name: 'Triage', seats: 4 },
        { name: 'Telemetry', seats: 2 },
      ],
    });
  });

  it('counts a seat once for what it names twice, and names no more than fits', () => {
    const roles = Array.from({ length: NAMED_MOST + 2 }, (_, nth) => seat({ title: `Role ${nth}` }));
    expect(needsOf('HEALTHCARE', roles).roles).toHaveLength(NAMED_MOST);
    expect(needsOf('HEALTHCARE', [seat({ requirements: [license, license] })]).requirements[0]?.seats).toBe(1);
  });

  it('is nothing where no seat is open', () => {
    expect(needsOf('SALES', [seat()])).toEqual({
      industry: 'SALES',
      seats: 0,
      roles: [],
      requirements: [],
      skills: [],
    });
  });
});
