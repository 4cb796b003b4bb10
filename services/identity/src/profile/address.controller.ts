import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import {
  ADDRESS_ASKED,
  addressChanged,
  confirmAddress,
  profileChanged,
  requestAddress,
  withdrawAddress,
} from '@talent-os/contracts/identity/profile.js';
import { LINK_LIFE_MS } from '@talent-os/contracts/identity/links.js';
import { WRONG_PASSWORD } from '@talent-os/contracts/identity/passwords.js';
import { DomainError, Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import { openLink, useLink } from '../links/links.js';
import { mailSettings } from '../mail/mail-settings.js';
import { planAddressMails } from '../mail/plan-mail.js';
import { askerOf, NOBODYS_HASH, verifyPassword } from '../crypto/password.js';
import { accountOf } from '../people/account.queries.js';
import { Person } from '../people/person.entity.js';
import { countAttempt, forgetAttempts, subjectOf } from '../attempts/attempts.js';
import { moveEmail } from '../sign-in/sign-in-index.queries.js';
import { AddressChange } from './address-change.entity.js';

/** Changes of an address that a person asks for in `PER_MS` milliseconds. */
export const CHANGES_MOST = 3;
const PER_MS = 60 * 60_000;

@Controller()
export class AddressController {
  /** Whether somebody has the new address shows nowhere: its mailbox alone is told, or not. */
  @Handles(requestAddress)
  async request(
    { email, currentPassword }: Input<typeof requestAddress>,
    ctx: Ctx,
  ): Promise<Output<typeof requestAddress>> {
    if (mailSettings().server === undefined) throw new DomainError('address.mail');
    const account = (await accountOf(ctx.db, ctx.userId))!;
    if (account.email === email) throw new DomainError('address.same');
    const origin = { subject: subjectOf(account.email), device: 'known' } as const;
    const { admitted } = await countAttempt(ctx, origin);
    if (!admitted) throw new DomainError('auth.locked');
    if (!(await verifyPassword(currentPassword, account.passwordHash ?? NOBODYS_HASH, askerOf(ctx))))
      throw new DomainError('request.invalid', [{ field: 'currentPassword', message: WRONG_PASSWORD }]);
    await ctx.db.write(async (tx) => {
      await forgetAttempts(tx, origin);
      await refuseMany(tx, ctx);
      await forgetChange(tx, ctx.userId);
      const expiresAt = new Date(ctx.now.getTime() + LINK_LIFE_MS);
      await tx.insert(AddressChange, { personId: ctx.userId, email, expiresAt });
      await planAddressMails(ctx, tx, ctx.userId);
      ctx.emit(profileChanged, { userId: ctx.userId });
    });
    return { message: ADDRESS_ASKED };
  }

  @Handles(withdrawAddress)
  async withdraw(_: Input<typeof withdrawAddress>, ctx: Ctx): Promise<Output<typeof withdrawAddress>> {
    await ctx.db.write(async (tx) => {
      await forgetChange(tx, ctx.userId);
      ctx.emit(profileChanged, { userId: ctx.userId });
    });
    return {};
  }

  @Handles(confirmAddress)
  async confirm({ token }: Input<typeof confirmAddress>, ctx: Ctx): Promise<Output<typeof confirmAddress>> {
    const { inside, subjectId, purpose } = await openLink(ctx, ['oldAddress', 'newAddress'], token);
    const asThem = ctx.forOrganization(inside.organizationId, subjectId);
    return asThem.db.write(async (tx) => {
      await useLink(asThem, tx, purpose, token);
      const asked = await tx.find(AddressChange, { personId: subjectId });
      if (!asked) throw new DomainError('auth.link');
      // Both links may be used at once: the second waits here and sees what the first has confirmed.
      const change = await tx.lock(AddressChange, asked.id);
      asThem.emit(profileChanged, { userId: subjectId });
      const confirmed = { [purpose === 'oldAddress' ? 'oldConfirmedAt' : 'newConfirmedAt']: ctx.now };
      const { oldConfirmedAt, newConfirmedAt, email } = await tx.update(AddressChange, change, confirmed);
      if (!oldConfirmedAt || !newConfirmedAt) return { email: null };
      const person = await tx.lock(Person, subjectId);
      if (!(await moveEmail(tx, person.email, email, subjectId))) throw new DomainError('auth.link');
      await tx.update(Person, person, { email });
      await tx.remove(AddressChange, change);
      asThem.emit(addressChanged, { userId: subjectId });
      return { email };
    });
  }
}

async function refuseMany(tx: Transaction, { userId, now }: Ctx): Promise<void> {
  await tx.advisoryLock(`addresses/${userId}`);
  const asked = await tx.readOne<{ count: number }>(
    `select count(*)::int as count from identity.mail
      where organization_id = $1 and person_id = $2 and link = 'oldAddress' and created_at > $3`,
    [userId, new Date(now.getTime() - PER_MS)],
  );
  if (asked!.count >= CHANGES_MOST) throw new DomainError('address.many');
}

/** Forgets what was asked for, and voids its links. */
async function forgetChange(tx: Transaction, personId: string): Promise<void> {
  await tx.execute('delete from identity.address_change where organization_id = $1 and person_id = $2', [personId]);
  await tx.execute(
    `delete from identity.one_time_link
      where organization_id = $1 and purpose in ('oldAddress', 'newAddress') and subject_id = $2`,
    [personId],
  );
}
