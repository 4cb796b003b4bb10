import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { getApplicantProfile } from '@talent-os/contracts/talent/applicant-profile.js';
import { changeOwnProfile, getOwnProfile } from '@talent-os/contracts/talent/own-profile.js';
import { profileChanged } from '@talent-os/contracts/talent/profile-events.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { applicationsById } from '../applications/applications.queries.js';
import { Profile } from './profile.entity.js';
import { ownProfile, wholeProfile } from './profile.queries.js';
import { sharedProfile } from './shared-profile.rules.js';

@Controller()
export class ProfileController {
  @Handles(getOwnProfile)
  get(_: Input<typeof getOwnProfile>, ctx: Ctx) {
    return ownProfile(ctx);
  }

  @Handles(getApplicantProfile)
  async ofApplicant({ applicationId }: Input<typeof getApplicantProfile>, ctx: Ctx) {
    const [application] = await applicationsById(ctx, [applicationId]);
    if (!application) throw new DomainError('resource.missing');
    const { visibility, whole } = await wholeProfile(ctx, application.userId);
    return sharedProfile(visibility, whole);
  }

  @Handles(changeOwnProfile)
  change({ headline, ...visibility }: Input<typeof changeOwnProfile>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock(`profile/${ctx.userId}`);
      const known = await tx.find(Profile, { userId: ctx.userId });
      const said = {
        headline: headline ?? known?.headline ?? '',
        visibility: { ...known?.visibility, ...visibility },
      };
      if (known) await tx.update(Profile, known, said);
      else await tx.insert(Profile, { ...said, userId: ctx.userId });
      ctx.emit(profileChanged, { userId: ctx.userId, part: 'profile' });
      return {};
    });
  }
}
