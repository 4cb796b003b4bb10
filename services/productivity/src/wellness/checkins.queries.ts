import type { Input, Output } from '@talent-os/contracts';
import type {
  getWellnessTrend,
  listWellnessCheckins,
  WellnessCheckin as Shown,
} from '@talent-os/contracts/productivity/wellness.js';
import type { Instrument } from '@talent-os/contracts/productivity/wellness-instruments.js';
import type { Ctx, RawJson } from '@talent-os/service-kit';
import { addMonths } from '@talent-os/service-kit/calendar';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listJson } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import type { Clock } from '../clock.js';
import type { ScaleScore } from './scoring.rules.js';
import type { WellnessCheckin } from './wellness-checkin.entity.js';

const OWN = 'from productivity.wellness_checkin c where c.organization_id = $1 and c.user_id = $2';
const CHECKIN = 'c.id, c.instrument, c.answers, c.scores, c.note, c.at';
const MOST_POINTS = 2000;

/** A check-in as the contract shows it. */
export const shownCheckin = ({ id, instrument, answers, scores, note, at }: WellnessCheckin): Shown => ({
  id,
  instrument,
  answers,
  scores,
  note,
  at: new Date(at).toISOString(),
});

/** The caller's check-ins, the latest first. */
export function listOfCheckins(
  ctx: Ctx,
  input: Input<typeof listWellnessCheckins>,
): Promise<RawJson<Output<typeof listWellnessCheckins>>> {
  const filters = new Filters('c.organization_id = $1 and c.user_id = $2', ctx.userId)
    .and((value) => `c.instrument = ${value}`, input.instrument)
    .search(holdingWords('productivity', 'c.note'), containingWords(input.search));
  const order = orderBy({ at: 'c.at' }, input.sort, 'c.at desc', 'c.id');
  return ctx.db.json(
    listJson({ table: 'productivity.wellness_checkin c', filters, order, item: CHECKIN, page: input.page }),
    filters.args,
  );
}

/** The caller's scores of so many months, oldest first. */
export const trendOf = (
  ctx: Ctx,
  months: number,
  { today, startOf }: Clock,
): Promise<RawJson<Output<typeof getWellnessTrend>>> =>
  ctx.db.json(
    `select json_build_object('points', coalesce(json_agg(json_build_object(
       'id', c.id, 'at', c.at, 'scale', scored.scale, 'score', scored.score) order by c.at, c.id), '[]'::json))::text
     from (select c.id, c.at, c.scores ${OWN} and c.at >= $3 order by c.at desc limit ${MOST_POINTS}) c,
       jsonb_to_recordset(c.scores) as scored (scale text, score double precision)`,
    [ctx.userId, startOf(addMonths(today, -months))],
  );

type LatestCheckin = {
  readonly instrument: Instrument;
  readonly scores: readonly ScaleScore[];
  readonly at: string;
};

/** The last two check-ins with each instrument, the latest first. */
export const latestOf = (ctx: Ctx) =>
  ctx.db.read<LatestCheckin>(
    `select instrument, scores, at from (
       select c.instrument, c.scores, c.at, row_number() over (partition by c.instrument order by c.at desc, c.id desc) as place ${OWN}) c
     where place <= 2 order by at desc`,
    [ctx.userId],
  );

/** When the caller last left something out. */
export const skipsOf = (ctx: Ctx) =>
  ctx.db.read<{ instrument: Instrument; at: string }>(
    'select instrument, at from productivity.wellness_skip where organization_id = $1 and user_id = $2',
    [ctx.userId],
  );
