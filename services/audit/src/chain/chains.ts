import { PLATFORM_ORGANIZATION, type Ctx } from '@talent-os/service-kit';

/** Every organization with a chain. The list belongs to none of them, and Postgres wants its parameter used. */
export const chains = (ctx: Ctx) =>
  ctx
    .forOrganization(PLATFORM_ORGANIZATION)
    .db.read<{ organizationId: string }>(
      'select organization_id as "organizationId" from audit.chain where $1::uuid is not null order by 1',
    );
