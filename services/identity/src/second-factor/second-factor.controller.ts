import { Controller } from '@nestjs/common';
import { errors, type Input, type Output } from '@talent-os/contracts';
import { signInFailed } from '@talent-os/contracts/identity/sign-in-events.js';
import { factorChanged } from '@talent-os/contracts/identity/factor-events.js';
import {
  beginTotp,
  confirmTotp,
  getSecondFactor,
  makeRecoveryCodes,
  removeTotp,
} from '@talent-os/contracts/identity/second-factor.js';
import { DomainError, Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import { open, seal } from '../crypto/envelope.js';
import { passkeysOf } from '../passkeys/passkeys.queries.js';
import { relyingParty } from '../passkeys/relying-party.js';
import { accountOf } from '../people/account.queries.js';
import { countAttempt, forgetAttempts } from '../attempts/attempts.js';
import { codeOrigin, secretOf } from './check-factor.js';
import { methodsOf } from './factor.rules.js';
import { factorsOf } from './factors.queries.js';
import { giveCodes, giveFirstCodes } from './give-codes.js';
import { keepRequired } from './keep-required.js';
import { TotpFactor } from './totp-factor.entity.js';
import { newSecret, stepOf, uriOf } from './totp.js';
import { enrollBy, needsFactor } from '../people/factor-need.rules.js';

/** What a person sets up beside their password. */
@Controller()
export class SecondFactorController {
  @Handles(getSecondFactor)
  async get(_: Input<typeof getSecondFactor>, ctx: Ctx): Promise<Output<typeof getSecondFactor>> {
    const [account, passkeys, { recoveryCodes }, totp] = await Promise.all([
      accountOf(ctx.db, ctx.userId),
      passkeysOf(ctx.db, ctx.userId),
      factorsOf(ctx.db, ctx.userId),
      ctx.db.readOne<{ since: string | null }>(
        `select confirmed_at as since from identity.totp_factor where organization_id = $1 and person_id = $2`,
        [ctx.userId],
      ),
    ]);
    return {
      totpSince: totp?.since ?? null,
      passkeys,
      recoveryCodesLeft: recoveryCodes,
      policy: account!.organization.secondFactor,
      required: needsFactor(account!),
      enrollBy: enrollBy(account!)?.toISOString() ?? null,
      passkeysAvailable: relyingParty() !== undefined,
    };
  }

  /** Begun again, the secret before it is gone: nobody had confirmed it. */
  @Handles(beginTotp)
  async begin(_: Input<typeof beginTotp>, ctx: Ctx): Promise<Output<typeof beginTotp>> {
    const secret = newSecret();
    const sealed = seal(secret, secretOf(ctx.organizationId, ctx.userId));
    const { email } = (await accountOf(ctx.db, ctx.userId))!;
    await ctx.db.write(async (tx) => {
      await tx.advisoryLock(`totp/${ctx.userId}`);
      const held = await tx.find(TotpFactor, { personId: ctx.userId });
      if (held?.confirmedAt) throw new DomainError('factor.present');
      if (held) await tx.update(TotpFactor, held, { secret: sealed });
      else await tx.insert(TotpFactor, { personId: ctx.userId, secret: sealed, lastStep: 0 });
    });
    return { secret, uri: uriOf(secret, email) };
  }

  @Handles(confirmTotp)
  async confirm({ code }: Input<typeof confirmTotp>, ctx: Ctx): Promise<Output<typeof confirmTotp>> {
    const { email } = (await accountOf(ctx.db, ctx.userId))!;
    const origin = codeOrigin(email, 'known');
    const { admitted, locks } = await countAttempt(ctx, origin);
    if (!admitted) throw new DomainError('auth.locked');
    const recoveryCodes = await ctx.db.write(async (tx) => {
      const held = await lockTotp(ctx, tx);
      if (held.confirmedAt) throw new DomainError('factor.present');
      const lastStep = stepOf(open(held.secret, secretOf(ctx.organizationId, ctx.userId)), code, ctx.now);
      if (lastStep === undefined) return undefined;
      await tx.update(TotpFactor, held, { confirmedAt: ctx.now, lastStep });
      await forgetAttempts(tx, origin);
      ctx.emit(factorChanged, { userId: ctx.userId, method: 'totp', how: 'added' });
      return giveFirstCodes(ctx, tx);
    });
    if (recoveryCodes !== undefined) return { recoveryCodes };
    await ctx.db.write(async () => ctx.emit(signInFailed, { userId: ctx.userId, locked: locks }));
    throw new DomainError('auth.code', [{ field: 'code', message: errors['auth.code'].title }]);
  }

  @Handles(removeTotp)
  async remove(_: Input<typeof removeTotp>, ctx: Ctx): Promise<Output<typeof removeTotp>> {
    await ctx.db.write(async (tx) => {
      const held = await lockTotp(ctx, tx);
      await tx.remove(TotpFactor, held);
      if (!held.confirmedAt) return;
      await keepRequired(ctx, tx);
      ctx.emit(factorChanged, { userId: ctx.userId, method: 'totp', how: 'removed' });
    });
    return {};
  }

  @Handles(makeRecoveryCodes)
  async makeCodes(_: Input<typeof makeRecoveryCodes>, ctx: Ctx): Promise<Output<typeof makeRecoveryCodes>> {
    return ctx.db.write(async (tx) => {
      // Two at once would each drop what they see, and leave twenty.
      await tx.advisoryLock(`recovery-codes/${ctx.userId}`);
      if (methodsOf(await factorsOf(tx, ctx.userId)).length === 0) throw new DomainError('factor.missing');
      return { recoveryCodes: await giveCodes(ctx, tx) };
    });
  }
}

async function lockTotp(ctx: Ctx, tx: Transaction): Promise<TotpFactor> {
  const held = await tx.find(TotpFactor, { personId: ctx.userId });
  if (!held) throw new DomainError('factor.missing');
  return tx.lock(TotpFactor, held.id);
}
