import { Controller } from '@nestjs/common';
import { admits, forAudience, type Input } from '@talent-os/contracts';
import { accountSwitched } from '@talent-os/contracts/identity/events.js';
import { endAccess, leavingPerson, restoreAccess } from '@talent-os/contracts/identity/leaving.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { inAudience } from '../notifications/recipients.rules.js';
import { accountOf } from '../people/account.queries.js';
import { Person } from '../people/person.entity.js';
import { closeAccount } from '../members/close-account.js';
import { administers } from '../members/member.js';
import { ADMINISTRATORS } from '../members/members.queries.js';
import { expectRoom } from '../members/room.js';

/** What becomes of the account of somebody who leaves, or stays after all. Who may ask is decided where people are offboarded. */
@Controller()
export class LeavingController {
  @Handles(leavingPerson)
  async get({ userId }: Input<typeof leavingPerson>, ctx: Ctx) {
    const account = await accountOf(ctx.db, userId);
    if (!account) throw new DomainError('resource.missing');
    const administrator = administers(account);
    const left = administrator
      ? await ctx.db.readOne<{ count: number }>(ADMINISTRATORS, [inAudience('admin')])
      : undefined;
    return {
      active: account.active,
      onlyAdministrator: account.active && left !== undefined && left.count <= 1,
      beyond: administrator && !admits(ctx.ability, forAudience('admin')),
    };
  }

  @Handles(endAccess)
  end({ userId }: Input<typeof endAccess>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const person = await tx.lock(Person, userId);
      if (person.status !== 'active') return { closed: false };
      await closeAccount(ctx, tx, person, (await accountOf(tx, userId))!);
      return { closed: true };
    });
  }

  @Handles(restoreAccess)
  restore({ userId }: Input<typeof restoreAccess>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const person = await tx.lock(Person, userId);
      if (person.status === 'active') return {};
      await expectRoom(tx);
      await tx.update(Person, person, { status: 'active' });
      ctx.emit(accountSwitched, { userId, status: 'active' });
      return {};
    });
  }
}
