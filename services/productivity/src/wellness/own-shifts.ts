import { admits } from '@talent-os/contracts';
import { mySchedule } from '@talent-os/contracts/healthcare/shifts.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import type { Shift } from './shifts.rules.js';

/** The caller's shifts of the last four weeks and those ahead; none for people who work no shifts, or while nobody can tell. */
export async function ownShifts(ctx: Ctx): Promise<readonly Shift[]> {
  if (!admits(ctx.ability, mySchedule.access)) return [];
  try {
    const [past, upcoming] = await Promise.all([
      ctx.call(mySchedule, { show: 'past' }),
      ctx.call(mySchedule, { show: 'upcoming' }),
    ]);
    return [...past.items, ...upcoming.items];
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
}
