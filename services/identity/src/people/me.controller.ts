import { packRules } from '@casl/ability/extra';
import { Controller } from '@nestjs/common';
import { admits, modulesFor, permissions, rulesFor, sidesOf, type Input, type Output } from '@talent-os/contracts';
import { getMe } from '@talent-os/contracts/identity/auth.js';
import { Organization } from '@talent-os/contracts/identity/people.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { accountOf } from './account.queries.js';
import { userOf } from './principal.rules.js';

@Controller()
export class MeController {
  @Handles(getMe)
  async me(_: Input<typeof getMe>, ctx: Ctx): Promise<Output<typeof getMe>> {
    const { principal, ability } = ctx;
    const account = await accountOf(ctx.db, ctx.userId);
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
    };
  }
}
