import { getMe } from '@talent-os/contracts/identity/me.js';
import { excellenceData } from '@talent-os/contracts/sales/excellence/all.data.js';
import type { AssetType } from '@talent-os/contracts/sales/excellence/module.js';
import type { MetricKey } from '@talent-os/contracts/sales/excellence/metrics.data.js';
import type { ExcellenceModuleKey } from '@talent-os/contracts/sales/excellence/modules.js';
import type { Analysis } from '@talent-os/contracts/sales/excellence-shapes.js';
import type { ExcellenceInputs } from '@talent-os/contracts/sales/excellence.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import { timezoneOf, todayOf } from '@talent-os/service-kit/people/timezone-of';
import { metricsOf } from '../excellence/metrics/metrics.queries.js';
import type { AssetText } from './asset-version.entity.js';
import { filled, type Ground } from './fill.rules.js';

type Session = {
  readonly id: string;
  readonly inputs: ExcellenceInputs;
  readonly startedAt: string;
  readonly analysis: Analysis | null;
  readonly analyzedAt: string | null;
};

/** What an asset is made for, and whom or what it is about. */
type About = { readonly module: ExcellenceModuleKey; readonly about: string | null };

/** By which calendar days are days, and in which currency amounts are. */
type Place = { readonly currency: string; readonly timezone: string; readonly today: Day };

/** The figures that assets begin with, each once. */
const FIGURES: readonly MetricKey[] = [
  ...new Set(
    Object.values(excellenceData)
      .flatMap(({ assets }) => assets.flatMap(({ headings }) => headings))
      .flatMap(({ fills }) => fills.flatMap((fill) => (fill.from === 'figure' ? [fill.of] : []))),
  ),
];

/** What an asset of a module is filled from: its session, the last that was analyzed before the one under way. */
export async function groundOf(ctx: Ctx, asset: About, { currency, timezone, today }: Place): Promise<Ground> {
  const { module, about } = asset;
  const session = await ctx.db.readOne<Session>(
    `select s.id, s.inputs, s.created_at as "startedAt", s.analysis, s.analyzed_at as "analyzedAt"
     from sales.excellence_session s where s.organization_id = $1 and s.module = $2
     order by s.analyzed_at is null, s.created_at desc, s.id desc limit 1`,
    [module],
  );
  if (!session) throw new DomainError('asset.session');
  return {
    module: excellenceData[module],
    sessionId: session.id,
    inputs: session.inputs,
    toldOn: dayIn(new Date(session.startedAt), timezone),
    analysis: session.analysis,
    analyzedOn: session.analyzedAt === null ? null : dayIn(new Date(session.analyzedAt), timezone),
    figures: await metricsOf(ctx, today, FIGURES),
    today,
    currency,
    about,
  };
}

/** Where the organization is. */
export async function placeOf(ctx: Ctx): Promise<Place> {
  const [{ organization }, timezone, today] = await Promise.all([ctx.call(getMe, {}), timezoneOf(ctx), todayOf(ctx)]);
  return { currency: organization.currency, timezone, today };
}

/** Every heading of a type as it begins. */
export const textOf = (type: AssetType, ground: Ground): AssetText =>
  Object.fromEntries(type.headings.map(({ key, fills }) => [key, filled(fills, ground)]));
