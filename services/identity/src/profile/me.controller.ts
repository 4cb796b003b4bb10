import { packRules } from '@casl/ability/extra';
import { Controller } from '@nestjs/common';
import { admits, modulesFor, permissions, rulesFor, sidesOf, type Input, type Output } from '@talent-os/contracts';
import { getMe } from '@talent-os/contracts/identity/me.js';
import { Organization } from '@talent-os/contracts/identity/people.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { accountOf } from '../people/account.queries.js';
import { preferencesOf } from '../preferences/user-preferences.queries.js';
import { accountOfLooker } from '../break-glass/break-glass.rules.js';
import { lookerIn, organizationLookedInto } from '../break-glass/break-glass.queries.js';
import { userOf } from '../people/principal.rules.js';
import { enrollBy } from '../people/factor-need.rules.js';

type Own = {
  readonly timezone: string | null;
  readonly hasPhoto: boolean;
  /** Whether the provider they came by has asked for a second factor. */
  readonly providerFactor: boolean;
};

const OWN = `
  select p.timezone, exists (select 1 from identity.picture i where i.organization_id = $1 and i.subject_id = p.id) as "hasPhoto",
    exists (select 1 from identity.session s where s.organization_id = $1 and s.id = $3 and s.provider_factor) as "providerFactor"
  from identity.person p where p.organization_id = $1 and p.id = $2`;

/** Somebody of the platform who looks in has no account here; nobody once that has ended. */
async function lookerAccount({ db }: Ctx, breakGlassId: string) {
  const [looker, organization] = await Promise.all([lookerIn(db, breakGlassId), organizationLookedInto(db)]);
  return looker && accountOfLooker({ ...looker, createdAt: new Date(looker.createdAt) }, organization);
}

@Controller()
export class MeController {
  @Handles(getMe)
  async me(_: Input<typeof getMe>, ctx: Ctx): Promise<Output<typeof getMe>> {
    const { principal, ability } = ctx;
    const [account, preferences, own] = await Promise.all([
      principal.breakGlass ? lookerAccount(ctx, principal.breakGlass.id) : accountOf(ctx.db, ctx.userId),
      preferencesOf(ctx.db, ctx.userId),
      ctx.db.readOne<Own>(OWN, [ctx.userId, principal.sessionId]),
    ]);
    const role = account?.roles.find(
      (one) => one.roleName === principal.activeRole && one.industry === principal.currentIndustry,
    );
    // The token outlives a role that was taken away by at most its fifteen minutes; the profile does not.
    if (!account?.active || !role) throw new DomainError('auth.required');
    return {
      user: userOf(account, role),
      organization: Organization.parse(account.organization),
      roles: [...new Set(account.roles.map((one) => one.roleName))],
      modules: modulesFor(principal),
      permissions: permissions.filter((permission) => admits(ability, { permission: [permission] })),
      sides: sidesOf(principal),
      rules: packRules(rulesFor(principal)),
      preferences,
      timezone: own?.timezone ?? null,
      hasPhoto: own?.hasPhoto ?? false,
      enrollBy: own?.providerFactor ? null : (enrollBy(account)?.toISOString() ?? null),
      sessionIdleMinutes: account.organization.sessionIdleMinutes,
    };
  }
}
