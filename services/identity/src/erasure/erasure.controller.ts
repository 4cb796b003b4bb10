import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { eraseIdentity, finishErasure } from '@talent-os/contracts/identity/erasing.js';
import { Handles, PLATFORM_ORGANIZATION, type Ctx, type Transaction } from '@talent-os/service-kit';
import { eraseAs, forgetJobs } from '@talent-os/service-kit/people/erase-as';
import { finishErasedMail, keepErasedAddress } from '../mail/plan-mail.js';
import { addressed, erased, told } from './erased.data.js';

const PERSON = `
  select p.email, rtrim(p.first_name || ' ' || p.last_name) as name, p.status from identity.person p
  where p.organization_id = $1 and p.id = $2`;
type Row = { readonly email: string; readonly name: string; readonly status: 'active' | 'disabled' };

/** An account that is closed is erased; one that is open is not. */
@Controller()
export class ErasureController {
  @Handles(eraseIdentity)
  async run({ userId }: Input<typeof eraseIdentity>, ctx: Ctx) {
    const person = await ctx.db.readOne<Row>(PERSON, [userId]);
    if (person?.status === 'active') return { done: false };
    // Who has forgotten their password asks before anybody knows whose organization that is.
    const home = ctx.forOrganization(PLATFORM_ORGANIZATION);
    const email = person?.email;
    if (email && !(await home.db.write((tx) => forgetJobs(home, tx, [email]), 'bookkeeping'))) return { done: false };
    const erase = async (tx: Transaction) => {
      for (const sql of erased) await tx.execute(sql, [userId]);
      await tx.execute(told, [userId]);
      if (!person) return;
      for (const sql of addressed) await tx.execute(sql, [person.email]);
      if (person.name) await tx.execute(told, [person.name]);
      await keepErasedAddress(tx, userId, person.email);
    };
    return { done: await eraseAs(ctx, userId, erase, email ? [email] : []) };
  }

  @Handles(finishErasure)
  async finish({ userId }: Input<typeof finishErasure>, ctx: Ctx) {
    return { done: await ctx.db.write((tx) => finishErasedMail(ctx, tx, userId), 'bookkeeping') };
  }
}
