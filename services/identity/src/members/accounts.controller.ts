import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { accountSwitched, passwordLinkIssued } from '@talent-os/contracts/identity/events.js';
import {
  disableAccount,
  enableAccount,
  issuePasswordLink,
  signMemberOut,
} from '@talent-os/contracts/identity/members.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { issueLink } from '../links/links.js';
import { mailSettings } from '../mail/mail-settings.js';
import { planReset } from '../mail/plan-mail.js';
import { Person } from '../people/person.entity.js';
import { endSessionsOf } from '../sessions/revoke.js';
import { linkRefusal } from './account.rules.js';
import { closeAccount } from './close-account.js';
import { lockMember } from './member.js';
import { expectRoom } from './room.js';

/** What an administrator does with the accounts of others, and with their own. */
@Controller()
export class AccountsController {
  @Handles(disableAccount)
  async disable({ userId }: Input<typeof disableAccount>, ctx: Ctx): Promise<Output<typeof disableAccount>> {
    await ctx.db.write(async (tx) => {
      const { row, account } = await lockMember(ctx, tx, userId);
      if (row.status === 'disabled') return;
      await closeAccount(ctx, tx, row, account);
    });
    return {};
  }

  @Handles(enableAccount)
  async enable({ userId }: Input<typeof enableAccount>, ctx: Ctx): Promise<Output<typeof enableAccount>> {
    await ctx.db.write(async (tx) => {
      const { row } = await lockMember(ctx, tx, userId);
      if (row.status === 'active') return;
      await expectRoom(tx);
      await tx.update(Person, row, { status: 'active' });
      ctx.emit(accountSwitched, { userId, status: 'active' });
    });
    return {};
  }

  @Handles(signMemberOut)
  async signOut({ userId }: Input<typeof signMemberOut>, ctx: Ctx): Promise<Output<typeof signMemberOut>> {
    const ended = await ctx.db.write(async (tx) => {
      await lockMember(ctx, tx, userId);
      return endSessionsOf(ctx, tx, userId, 'ended');
    });
    return { ended };
  }

  /** The link of a closed account would open nothing. */
  @Handles(issuePasswordLink)
  async passwordLink({ userId }: Input<typeof issuePasswordLink>, ctx: Ctx): Promise<Output<typeof issuePasswordLink>> {
    const mails = mailSettings().server !== undefined;
    const token = await ctx.db.write(async (tx) => {
      const { row } = await lockMember(ctx, tx, userId);
      const refusal = linkRefusal(row.status);
      if (refusal) throw new DomainError(refusal);
      ctx.emit(passwordLinkIssued, { userId, how: mails ? 'mailed' : 'shown' });
      if (!mails) return issueLink(ctx, tx, 'reset', userId);
      await planReset(ctx, tx, userId);
      return null;
    });
    return { token };
  }
}
