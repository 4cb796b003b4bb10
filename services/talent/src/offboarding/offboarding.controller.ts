import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { getExitThemes, getOffboarding, listOffboardings } from '@talent-os/contracts/talent/offboarding.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { pageOfOffboardings, themesSaid } from './offboarding.queries.js';
import { themesOf } from './themes.rules.js';
import { offboardingInFull, offboardingsAsRead } from './view.js';

@Controller()
export class OffboardingController {
  @Handles(listOffboardings)
  async list(input: Input<typeof listOffboardings>, ctx: Ctx) {
    const { items, ...rest } = await pageOfOffboardings(ctx, input);
    return { items: await offboardingsAsRead(ctx, items), ...rest };
  }

  @Handles(getOffboarding)
  get({ offboardingId }: Input<typeof getOffboarding>, ctx: Ctx) {
    return offboardingInFull(ctx, offboardingId);
  }

  @Handles(getExitThemes)
  async themes(_: Input<typeof getExitThemes>, ctx: Ctx) {
    return themesOf(await themesSaid(ctx));
  }
}
