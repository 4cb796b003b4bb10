import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { recordLeave, removeLeave } from '@talent-os/contracts/healthcare/roster.js';
import { rosterChanged } from '@talent-os/contracts/healthcare/shifts-events.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { ensurePeopleCached } from '../../people/people-cache.js';
import { Person } from '../../people/person.entity.js';
import { lockPeople } from '../locks.js';
import { Leave } from './leave.entity.js';

const WORKS = `
  select a.id from healthcare.shift_assignment a join healthcare.shift s on s.organization_id = $1 and s.id = a.shift_id
  where a.organization_id = $1 and a.user_id = $2 and a.status in ('planned', 'pending', 'confirmed')
    and s.date <= $4::date and s.status <> 'cancelled'
    and ((s.ends_at - interval '1 microsecond') at time zone s.timezone)::date >= $3::date limit 1`;

@Controller()
export class LeaveController {
  @Handles(recordLeave)
  async record({ userId, firstDay, lastDay }: Input<typeof recordLeave>, ctx: Ctx) {
    await ensurePeopleCached(ctx, [userId]);
    return ctx.db.write(async (tx) => {
      await lockPeople(tx, [userId]);
      await tx.get(Person, userId);
      if (await tx.readOne(WORKS, [userId, firstDay, lastDay])) throw new DomainError('leave.works');
      const { id } = await tx.insert(Leave, { userId, fromDay: firstDay, untilDay: lastDay });
      ctx.emit(rosterChanged, { date: firstDay });
      return { id };
    });
  }

  @Handles(removeLeave)
  remove({ leaveId }: Input<typeof removeLeave>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const leave = await tx.lock(Leave, leaveId);
      await tx.remove(Leave, leave);
      ctx.emit(rosterChanged, { date: leave.fromDay });
      return {};
    });
  }
}
