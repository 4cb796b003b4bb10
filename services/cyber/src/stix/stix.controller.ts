import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { threatPublished } from '@talent-os/contracts/cyber/threat-events.js';
import { mayShare } from '@talent-os/contracts/cyber/threat-kinds.js';
import { exportStix, importStix } from '@talent-os/contracts/cyber/threats.js';
import { Handles, Refused, uuidv7, type Ctx } from '@talent-os/service-kit';
import { offThread } from '@talent-os/service-kit/off-thread';
import { dayOf } from '@talent-os/service-kit/calendar';
import { importBundle } from './import-bundle.js';
import type { Bundle, bundleOf } from './read-bundle.js';
import { writeBundle, type OutThreat } from './write-bundle.js';

const READER = new URL('read-bundle.js', import.meta.url);
const MOST_THREATS = 1_000;

@Controller()
export class StixController {
  @Handles(importStix)
  async import({ bundle: text }: Input<typeof importStix>, ctx: Ctx) {
    const bundle = await offThread<Parameters<typeof bundleOf>[0], Bundle>(READER, 'bundleOf', { text, now: ctx.now });
    const [threats, indicators] = [bundle.threats.length, bundle.indicators.length];
    const sightings = await ctx.db.write(async (tx) => {
      const seen = await importBundle(tx, ctx, bundle);
      ctx.emit(threatPublished, { threats, indicators });
      return seen;
    });
    return { threats, indicators, sightings, refused: bundle.refused };
  }

  @Handles(exportStix)
  async export({ circle, threatId }: Input<typeof exportStix>, ctx: Ctx) {
    const all = await ctx.db.read<OutThreat>(
      `select t.id, t.title, t.description, t.published_date as "publishedDate", t.classification, t.severity,
         coalesce((select json_agg(json_build_object('id', n.id, 'kind', n.kind, 'value', n.value,
             'firstSeen', n.first_seen, 'classification', n.classification) order by n.value)
           from cyber.threat_indicator l join cyber.indicator n on n.organization_id = $1 and n.id = l.indicator_id
           where l.organization_id = $1 and l.threat_id = t.id and n.base_score > 0), '[]'::json) as indicators
       from cyber.threat t where t.organization_id = $1 and ($2::uuid is null or t.id = $2)
       order by t.published_date desc, t.id limit ${MOST_THREATS}`,
      [threatId ?? null],
    );
    if (threatId && all.length === 0) throw new Refused('resource.missing');
    const shared = all
      .filter(({ classification }) => mayShare(classification, circle))
      .map((one) => ({
        ...one,
        indicators: one.indicators.filter(({ classification }) => mayShare(classification, circle)),
      }));
    if (threatId && shared.length === 0) throw new Refused('threat.tlp');
    return {
      filename: `threats-${dayOf(ctx.now)}.json`,
      bundle: writeBundle(uuidv7(), shared),
      threats: shared.length,
      withheld: all.length - shared.length,
    };
  }
}
