import { Controller } from '@nestjs/common';
import type { Payload } from '@talent-os/contracts';
import { personMoved } from '@talent-os/contracts/identity/events.js';
import { transitionCompleted } from '@talent-os/contracts/talent/transition-events.js';
import { Listens, type Ctx } from '@talent-os/service-kit';
import { Person } from '../people/person.entity.js';
import { giveRole } from './give-role.js';
import { joinTeam } from './join-team.js';

/** A person works in another seat from today on: what they are called, whom they report to and what they may follows. */
@Controller()
export class MovedListener {
  @Listens(transitionCompleted)
  async move(moved: Payload<typeof transitionCompleted>, ctx: Ctx): Promise<void> {
    const { transitionId, employeeId, title, department, managerId, role, industry, from } = moved;
    await ctx.db.write(async (tx) => {
      const person = await tx.lock(Person, employeeId);
      await tx.update(Person, person, { title, department, managerId });
      await joinTeam(tx, employeeId, managerId);
      const replaced = await giveRole(tx, ctx, employeeId, { role, industry }, from);
      const to = { role, industry };
      ctx.emit(personMoved, { userId: employeeId, transitionId, title, department, managerId, from: replaced, to });
    });
  }
}
