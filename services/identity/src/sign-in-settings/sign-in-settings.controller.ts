import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { NEW_PASSWORD_MINIMUM } from '@talent-os/contracts/identity/auth.js';
import {
  changeSignInSettings,
  getPasswordRules,
  getSignInSettings,
  signInSettingsChanged,
} from '@talent-os/contracts/identity/sign-in-settings.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { networkIn } from '@talent-os/service-kit/outside/allowed-networks';
import { Organization } from '../organizations/organization.entity.js';
import { breachedList } from '../passwords/new-password.js';
import { renewRights } from '../rights/renew-rights.js';
import { settingsOf, withoutFactor } from './sign-in-settings.queries.js';
import { asksMore, changedSettings, locksOut, loosenedSettings } from './sign-in-settings.rules.js';

/** How people of an organization sign in, as its administrators have it. */
@Controller()
export class SignInSettingsController {
  @Handles(getSignInSettings)
  async get(_: Input<typeof getSignInSettings>, ctx: Ctx): Promise<Output<typeof getSignInSettings>> {
    const [settings, bare] = await Promise.all([settingsOf(ctx.db), withoutFactor(ctx.db)]);
    return { ...settings, withoutFactor: bare, ownAddress: ctx.meta.ip ?? null };
  }

  @Handles(getPasswordRules)
  async passwordRules(): Promise<Output<typeof getPasswordRules>> {
    return { minimum: NEW_PASSWORD_MINIMUM, leaked: (await breachedList())?.count ?? null };
  }

  @Handles(changeSignInSettings)
  async change(
    { version, ...wanted }: Input<typeof changeSignInSettings>,
    ctx: Ctx,
  ): Promise<Output<typeof changeSignInSettings>> {
    const after = { ...wanted, allowedNetworks: networksIn(wanted.allowedNetworks) };
    if (locksOut(after, ctx.meta.ip))
      throw new DomainError('network.lockout', [
        { field: 'allowedNetworks', message: `This leaves out ${ctx.meta.ip ?? 'the address'} where you are now` },
      ]);
    return ctx.db.write(async (tx) => {
      const before = await tx.lock(Organization, ctx.organizationId, version);
      const [changed, loosened] = [changedSettings(before, after), loosenedSettings(before, after)];
      if (changed.length === 0) return { loosened };
      const since = asksMore(before.secondFactor, after.secondFactor) ? { secondFactorSince: ctx.now } : {};
      await tx.update(Organization, before, { ...after, ...since });
      // What the tokens of today say of it ends with them.
      await renewRights(ctx, tx);
      ctx.emit(signInSettingsChanged, { changed, loosened });
      return { loosened };
    });
  }
}

/** Networks in their one form, each once; those that are none are told by their place in the list. */
function networksIn(texts: readonly string[]): string[] {
  const networks = texts.map(networkIn);
  const wrong = networks.flatMap((network, index) =>
    network ? [] : [{ field: `allowedNetworks.${index}`, message: `${texts[index]!} is no address and no network` }],
  );
  if (wrong.length > 0) throw new DomainError('request.invalid', wrong);
  return [...new Set(networks as string[])];
}
