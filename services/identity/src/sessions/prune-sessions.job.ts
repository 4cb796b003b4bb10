import { Injectable } from '@nestjs/common';
import { pruneSessions } from '@talent-os/contracts/identity/jobs.js';
import { DELIVERY_DAYS } from '@talent-os/contracts/identity/webhooks.js';
import { PLATFORM_ORGANIZATION, Works, type Ctx } from '@talent-os/service-kit';
import { organizationIds } from '../organizations/organizations.queries.js';
import { ANYWHERE } from '../untenanted.js';

/** What is over is kept for a day, so that a question about yesterday can be answered. */
const OVER = [
  `delete from identity.refresh_token t using identity.session s
    where t.organization_id = $1 and s.organization_id = $1 and s.id = t.session_id
      and least(s.ended_at, s.expires_at) < $2::timestamptz - interval '1 day'`,
  // When somebody was last here outlives their sessions.
  `update identity.person p set last_used_at = greatest(p.last_used_at, s.at)
    from (select person_id, max(last_used_at) as at from identity.session
      where organization_id = $1 and least(ended_at, expires_at) < $2::timestamptz - interval '1 day' group by person_id) s
    where p.organization_id = $1 and p.id = s.person_id`,
  `delete from identity.session
    where organization_id = $1 and least(ended_at, expires_at) < $2::timestamptz - interval '1 day'`,
  `delete from identity.sign_in_attempt where organization_id = $1 and updated_at < $2::timestamptz - interval '1 day'`,
  `delete from identity.registration where organization_id = $1 and expires_at < $2`,
  `delete from identity.invitation where organization_id = $1 and expires_at < $2::timestamptz - interval '30 days'`,
  `delete from identity.address_change where organization_id = $1 and expires_at < $2`,
  `delete from identity.auth_challenge where organization_id = $1 and expires_at < $2`,
  `delete from identity.sso_seen where organization_id = $1 and expires_at < $2`,
  `delete from identity.sso_sign_in w where organization_id = $1 and expires_at < $2::timestamptz - interval '30 days'
     and not exists (select 1 from identity.session s where s.organization_id = $1 and s.id = w.session_id)`,
  `delete from identity.one_time_link where organization_id = $1 and expires_at < $2::timestamptz - interval '1 day'`,
  `delete from identity.application_token
    where organization_id = $1 and least(revoked_at, expires_at) < $2::timestamptz - interval '30 days'`,
  `delete from identity.webhook_delivery where organization_id = $1 and occurred_at < $2::timestamptz - interval '${DELIVERY_DAYS} days'`,
  `delete from identity.revocation where organization_id = $1 and before < $2::timestamptz - interval '1 hour'`,
];

/** What belongs to no organization, once. */
const NOBODYS = `delete from identity.authorization_record where ${ANYWHERE} and expires_at < $2`;

@Injectable()
export class PruneSessions {
  @Works(pruneSessions)
  async prune(_: object, ctx: Ctx): Promise<void> {
    const home = ctx.forOrganization(PLATFORM_ORGANIZATION);
    await home.db.write((tx) => tx.execute(NOBODYS, [home.now]), 'bookkeeping');
    // Attempts with addresses nobody has are counted in the platform's own organization.
    for (const organizationId of [PLATFORM_ORGANIZATION, ...(await organizationIds(ctx.db))]) {
      const inside = ctx.forOrganization(organizationId);
      await inside.db.write(async (tx) => {
        for (const statement of OVER) await tx.execute(statement, [inside.now]);
      });
    }
  }
}
