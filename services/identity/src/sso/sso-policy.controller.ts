import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { getSsoPolicy, setSsoPolicy } from '@talent-os/contracts/identity/sso-domains.js';
import { ssoPolicyChanged } from '@talent-os/contracts/identity/sso-events.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { inAudience } from '../notifications/recipients.rules.js';
import { Organization } from '../organizations/organization.entity.js';
import { activeConnections } from './sso.queries.js';
import { isLinkedToActive, ownAdministrators, policyOf } from './sso-policy.queries.js';

const administrators = inAudience('admin');

/** Whether people of an organization sign in by its providers only. */
@Controller()
export class SsoPolicyController {
  @Handles(getSsoPolicy)
  async get(_: Input<typeof getSsoPolicy>, ctx: Ctx): Promise<Output<typeof getSsoPolicy>> {
    const [policy, active, people] = await Promise.all([
      policyOf(ctx.db),
      activeConnections(ctx.db, null),
      ownAdministrators(ctx.db, administrators),
    ]);
    const { emergencyAccessId, version } = policy;
    return {
      ssoOnly: emergencyAccessId !== null,
      emergencyAccessId,
      administrators: people,
      activeConnections: active!.count,
      version,
    };
  }

  @Handles(setSsoPolicy)
  async set(
    { version, ssoOnly, emergencyAccessId }: Input<typeof setSsoPolicy>,
    ctx: Ctx,
  ): Promise<Output<typeof setSsoPolicy>> {
    await ctx.db.write(async (tx) => {
      const before = await tx.lock(Organization, ctx.organizationId, version);
      const after = ssoOnly
        ? (emergencyAccessId ?? refuse('Please choose who can sign in without the provider'))
        : null;
      if (after) {
        const others = await ownAdministrators(tx, administrators);
        if (!others.some(({ id }) => id === after))
          refuse('Please choose an active administrator with a password or a passkey');
        if ((await activeConnections(tx, null))!.count === 0) throw new DomainError('sso.untested');
        if (after !== ctx.userId && !(await isLinkedToActive(tx, ctx.userId)))
          throw new DomainError('sso.lockout', [
            { field: 'emergencyAccessId', message: 'Sign in by the provider once, or choose yourself' },
          ]);
      }
      if (before.emergencyAccessId === after) return;
      await tx.update(Organization, before, { emergencyAccessId: after });
      ctx.emit(ssoPolicyChanged, { ssoOnly, emergencyAccessId: after });
    });
    return {};
  }
}

function refuse(message: string): never {
  throw new DomainError('request.invalid', [{ field: 'emergencyAccessId', message }]);
}
