import { Injectable } from '@nestjs/common';
import { pruneSessions } from '@talent-os/contracts/identity/jobs.js';
import { PLATFORM_ORGANIZATION, Works, type Ctx } from '@talent-os/service-kit';
import { organizationIds } from '../organizations/organizations.queries.js';

/** What is over is kept for a day, so that a question about yesterday can be answered. */
const OVER = [
  `delete from identity.refresh_token t using identity.session s
    where t.organization_id = $1 and s.organization_id = $1 and s.id = t.session_id
      and least(s.ended_at, s.expires_at) < $2::timestamptz - interval '1 day'`,
  `delete from identity.session
    where organization_id = $1 and least(ended_at, expires_at) < $2::timestamptz - interval '1 day'`,
  `delete from identity.sign_in_attempt where organization_id = $1 and updated_at < $2::timestamptz - interval '1 day'`,
  `delete from identity.registration where organization_id = $1 and expires_at < $2`,
  `delete from identity.one_time_link where organization_id = $1 and expires_at < $2::timestamptz - interval '1 day'`,
  `delete from identity.application_token
    where organization_id = $1 and least(revoked_at, expires_at) < $2::timestamptz - interval '30 days'`,
  `delete from identity.revocation where organization_id = $1 and before < $2::timestamptz - interval '1 hour'`,
];

@Injectable()
export class PruneSessions {
  @Works(pruneSessions)
  async prune(_: object, ctx: Ctx): Promise<void> {
    // Attempts with addresses nobody has are counted in the platform's own organization.
    for (const organizationId of [PLATFORM_ORGANIZATION, ...(await organizationIds(ctx.db))]) {
      const inside = ctx.forOrganization(organizationId);
      await inside.db.write(async (tx) => {
        for (const statement of OVER) await tx.rows(statement, [inside.now]);
      });
    }
  }
}
