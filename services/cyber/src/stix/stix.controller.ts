import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { threatPublished } from '@talent-os/contracts/cyber/threat-events.js';
import { exportStix, importStix } from '@talent-os/contracts/cyber/threats.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { offThread } from '@talent-os/service-kit/off-thread';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { accountOf, importBundle } from './import-bundle.js';
import { expectInTime } from '@talent-os/service-kit/in-time';
import type { Bundle, bundleOf } from './read-bundle.js';
import { sharedThreats } from './shared-threats.queries.js';
import { writeBundle } from './write-bundle.js';

const READER = new URL('read-bundle.js', import.meta.url);

@Controller()
export class StixController {
  @Handles(importStix)
  async import({ bundle: text }: Input<typeof importStix>, ctx: Ctx) {
    const bundle = await offThread<Parameters<typeof bundleOf>[0], Bundle>(READER, 'bundleOf', { text, now: ctx.now });
    const [threats, indicators] = [bundle.threats.length, bundle.patterns.length];
    const { refused } = bundle;
    // A bundle that brings nothing costs nobody a transaction.
    if (bundle.objects.length === 0) {
      const account = accountOf(bundle, { taken: 0, kept: 0, loose: [] });
      return { threats, indicators, changed: 0, sightings: 0, refused, account };
    }
    const imported = await ctx.db.write(async (tx) => {
      const done = await importBundle(tx, ctx, bundle);
      if (done.account.taken + done.sightings > 0) ctx.emit(threatPublished, { threats, indicators });
      expectInTime(ctx);
      return done;
    });
    return { threats, indicators, ...imported, refused };
  }

  @Handles(exportStix)
  async export({ circle, threatId }: Input<typeof exportStix>, ctx: Ctx) {
    const { bundle, withheld } = await sharedThreats(ctx, circle, threatId);
    return {
      filename: `threats-${await todayOf(ctx)}.json`,
      // STIX asks for identifiers of version 4 or 5.
      bundle: writeBundle(crypto.randomUUID(), bundle),
      threats: bundle.threats.length,
      withheld,
    };
  }
}
