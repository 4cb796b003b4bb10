import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { getApplicantProfile } from '@talent-os/contracts/talent/applicant-profile.js';
import { changeOwnProfile, getOwnProfile } from '@talent-os/contracts/talent/own-profile.js';
import { profileChanged } from '@talent-os/contracts/talent/profile-events.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { applicationsById } from '../applications/applications.queries.js';
import { noteView } from '../profile-views/note-view.js';
import { ownProfile, wholeProfile } from './profile.queries.js';
import { sayOfProfile } from './say-of-profile.js';
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
    await noteView(ctx, application.userId);
    return sharedProfile(visibility, whole);
  }

  @Handles(changeOwnProfile)
  change({ headline, ...visibility }: Input<typeof changeOwnProfile>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await sayOfProfile(tx, ctx.userId, { ...(headline !== undefined && { headline }), visibility });
      ctx.emit(profileChanged, { userId: ctx.userId, part: 'profile' });
      return {};
    });
  }
}
