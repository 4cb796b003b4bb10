import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import {
  changeOrganizationProfile,
  getOrganizationOverview,
  getOrganizationProfile,
  organizationChanged,
  removeLogo,
  setLogo,
} from '@talent-os/contracts/identity/organization-profile.js';
import { DomainError, FileStore, Handles, type Ctx } from '@talent-os/service-kit';
import { keepPicture, pictureOf, removePicture } from '../pictures/pictures.js';
import { Organization } from './organization.entity.js';
import { overviewOf } from './overview.queries.js';
import { emptyAddress, modulesAfter } from './profile.rules.js';
import { deploymentOf, modulesOf } from './modules.rules.js';

type Profile = Output<typeof getOrganizationProfile>;

const PROFILE = `
  select name, coalesce(legal_name, '') as "legalName", to_json(industries) as industries, address, size, timezone,
    workweek_start as "workweekStart", version
  from identity.organization where organization_id = $1`;

/** Industries in which an active person holds a role. */
const HELD = `
  select distinct r.industry from identity.role_assignment r
  join identity.person p on p.organization_id = $1 and p.id = r.person_id and p.status = 'active'
  where r.organization_id = $1 and not (r.industry = any($2))`;

@Controller()
export class OrganizationProfileController {
  constructor(private readonly files: FileStore) {}

  @Handles(getOrganizationProfile)
  async get(_: Input<typeof getOrganizationProfile>, ctx: Ctx): Promise<Profile> {
    const [profile, logo] = await Promise.all([
      ctx.db.readExisting<Omit<Profile, 'address' | 'logo'> & { address: Profile['address'] | null }>(PROFILE),
      pictureOf(ctx.db, ctx.organizationId),
    ]);
    return { ...profile, address: profile.address ?? emptyAddress, logo };
  }

  @Handles(changeOrganizationProfile)
  change(
    { version, ...changes }: Input<typeof changeOrganizationProfile>,
    ctx: Ctx,
  ): Promise<Output<typeof changeOrganizationProfile>> {
    return ctx.db.write(async (tx) => {
      const row = await tx.lock(Organization, ctx.organizationId, version);
      const held = await tx.read<{ industry: string }>(HELD, [changes.industries]);
      if (held.length > 0) throw new DomainError('organization.industry');
      const deploymentContext = deploymentOf(changes.industries);
      const modules = modulesAfter(row, modulesOf(row.industries), modulesOf(changes.industries));
      const changed = await tx.update(Organization, row, { ...changes, deploymentContext, modules });
      ctx.emit(organizationChanged, {});
      return { version: changed.version };
    });
  }

  @Handles(setLogo)
  async setLogo({ file }: Input<typeof setLogo>, ctx: Ctx): Promise<Output<typeof setLogo>> {
    await keepPicture(ctx, this.files, file, ctx.organizationId, () => ctx.emit(organizationChanged, {}));
    return {};
  }

  @Handles(removeLogo)
  async removeLogo(_: Input<typeof removeLogo>, ctx: Ctx): Promise<Output<typeof removeLogo>> {
    await ctx.db.write(async (tx) => {
      await removePicture(tx, ctx.organizationId);
      ctx.emit(organizationChanged, {});
    });
    return {};
  }

  @Handles(getOrganizationOverview)
  overview(_: Input<typeof getOrganizationOverview>, ctx: Ctx) {
    return overviewOf(ctx);
  }
}
