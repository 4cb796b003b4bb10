import type { DemoOrganization, Transaction } from '@talent-os/service-kit';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import { ShiftAssignment } from '../shifts/assignment/assignment.entity.js';
import { Shift } from '../shifts/shift.entity.js';
import { UnitCensus } from '../units/unit-census.entity.js';
import { Unit } from '../units/unit.entity.js';
import { demoHistory } from './history.js';
import type { demoShifts } from './shifts.js';
import { demoUnits } from './units.js';

/** The units of a hospital with their census, and the weeks its people worked before the roster begins. */
export async function seedUnits(
  tx: Transaction,
  organization: DemoOrganization,
  roster: ReturnType<typeof demoShifts>,
  now: Date,
): Promise<void> {
  const today = dayIn(now, organization.timezone);
  const { units, censuses } = demoUnits(organization, today);
  await tx.insertAll(Unit, units);
  await tx.insertAll(UnitCensus, censuses);
  const history = demoHistory(organization, roster, today);
  const shifts = new Map(history.map(({ shift }) => [shift.id, shift]));
  await tx.insertAll(
    Shift,
    [...shifts.values()].map(
      ({ cancelled: _cancelled, turn: _turn, day: _day, requiredCredentials, requiredSkills, ...shift }) => ({
        ...shift,
        requiredCredentials: [...requiredCredentials],
        requiredSkills: [...requiredSkills],
        status: 'filled' as const,
        cancelReason: null,
      }),
    ),
  );
  await tx.insertAll(
    ShiftAssignment,
    history.map(({ shift, userId, overtime }) => ({
      shiftId: shift.id,
      userId,
      overtime,
      status: 'confirmed' as const,
      releaseAskedAt: null,
      releaseReason: null,
      note: null,
      decidedById: null,
      decidedAt: null,
      createdAt: shift.createdAt,
    })),
  );
}
