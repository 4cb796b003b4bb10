import {
  decay,
  indicatorValue,
  type Classification,
  type IndicatorKind,
} from '@talent-os/contracts/cyber/threat-kinds.js';
import { indicatorSighted } from '@talent-os/contracts/cyber/threat-events.js';
import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { IndicatorSighting } from './indicator-sighting.entity.js';
import { Indicator } from './indicator.entity.js';
import { afterSighting } from './indicator.rules.js';
import { patternOf } from '../stix/pattern.js';
import { stixIdOf } from '../stix/stix-id.js';

type Sighting = {
  readonly at: Date;
  readonly place: string | null;
  /** The id of a sighting object; one that is known is not counted again. */
  readonly stixId?: string;
};
type IndicatorFacts = { readonly kind: IndicatorKind; readonly value: string };

/** Makes an indicator known where it is not: from now on nobody else can make the same. */
const KNOW = `
  insert into cyber.indicator (id, organization_id, created_at, updated_at, created_by, version, kind, value, base_score,
    first_seen, last_sighted, sightings, exempt, classification, stix_id, revoked)
  values (gen_random_uuid(), $1, $2, $2, $3, 1, $4, $5, $6, $7, $7, 0, false, $8, $9, false)
  on conflict (organization_id, kind, value) do nothing`;

/** One more sighting of an indicator, which is made where nobody knew it. Answers its row, locked. */
export async function seeIndicator(
  tx: Transaction,
  ctx: Ctx,
  { kind, value: text }: IndicatorFacts,
  seen: Sighting,
  classification: Classification = 'TLP:AMBER',
): Promise<Indicator> {
  const value = indicatorValue(kind, text);
  if (value === undefined) throw new DomainError('request.invalid');
  const id = stixIdOf('indicator', patternOf({ kind, value }));
  await tx.execute(KNOW, [ctx.now, ctx.userId, kind, value, decay.base, seen.at, classification, id]);
  const indicator = await tx.lock(Indicator, { kind, value });
  await countSighting(tx, ctx, indicator, seen);
  return indicator;
}

/** Writes a sighting down; the clock of its score starts again. The row must be locked. */
export async function countSighting(tx: Transaction, ctx: Ctx, indicator: Indicator, seen: Sighting): Promise<void> {
  await tx.update(Indicator, indicator, afterSighting(indicator, seen.at));
  await tx.insert(IndicatorSighting, {
    indicatorId: indicator.id,
    seenAt: seen.at,
    place: seen.place,
    stixId: seen.stixId ?? null,
    byId: ctx.userId,
  });
  ctx.emit(indicatorSighted, { indicatorId: indicator.id });
}
