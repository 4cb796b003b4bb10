import { dealStages, openStages, stageKeys, type DealStage } from '@talent-os/contracts/sales/deal-stages.js';
import { isAsked, type MetricKey, type OwnMetricKey } from '@talent-os/contracts/sales/excellence/metrics.data.js';
import { BALANCE_BOUNDS } from '@talent-os/contracts/sales/territories.js';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { texts } from '@talent-os/service-kit/sql/texts';
import { CREDITS } from '../../deals/credits.js';

/** How many days back coaching counts. */
const COACHING_DAYS = 90;

const OPEN = `d.stage in (${texts(openStages)})`;
const CLOSED = `d.stage in ('closed_won', 'closed_lost') and d.closed_at >= p.since`;
const WON = `d.stage = 'closed_won' and d.closed_at >= p.since`;
const CYCLE = 'extract(epoch from d.closed_at - d.created_at)::float8 / 86400';
const COLLEAGUE = `coalesce(e.name, 'Former colleague')`;

type DealRows = { readonly part?: string; readonly value?: string; readonly counts?: string; readonly where: string };

/** Deals with their accounts; what splits them, what they add, and whether they count. */
const deals = ({ part = 'null', value = 'd.amount', counts = 'true', where }: DealRows) => `
  select d.id, d.owner_id, d.name, a.name as detail, ${part}::text as part, 0 as place, (${value})::float8 as value,
    (${counts}) as counts
  from period p, sales.deal d join sales.account a on a.organization_id = $1 and a.id = d.account_id
  where d.organization_id = $1 and ${where}`;

/** The chance of winning a deal by the stage it stood in when last quarter began. */
const CHANCE_THEN = `
  case coalesce((
    select h.to_stage from sales.deal_entry h
    where h.organization_id = $1 and h.deal_id = d.id and h.to_stage is not null and h.created_at < p.last_starts
    order by h.created_at desc, h.id desc limit 1), 'prospect')
  ${stageKeys.map((stage) => `when '${stage}' then ${dealStages[stage].probability}`).join(' ')} end`;

/** People who own an active territory. */
const SELLERS = `
  (select distinct t.owner_id from sales.territory t where t.organization_id = $1 and t.status = 'active') s
  left join sales.person e on e.organization_id = $1 and e.id = s.owner_id`;
const sellers = (value: string, counts: string, detail = `''`) => `
  select s.owner_id as id, s.owner_id, ${COLLEAGUE} as name, ${detail}::text as detail, null::text as part, 0 as place,
    (${value})::float8 as value, (${counts}) as counts
  from period p, ${SELLERS}`;

const ON_WAY = openStages.map((stage, at) => `('${stage}', ${at + 1}, '${dealStages[stage].label}')`).join(', ');
const PLACES = `array[${texts([...openStages, 'closed_won'] satisfies DealStage[])}]`;

/** What each seller is credited with of their quota of last quarter. */
const ATTAINED = `
  select q.id, q.user_id as owner_id, ${COLLEAGUE} as name, q.amount,
    (select coalesce(sum(c.credit), 0) from ${CREDITS} c
     where c.seller_id = q.user_id and c.stage = 'closed_won'
       and c.close_date between q.period_start and q.period_end) as won
  from period p, sales.quota q left join sales.person e on e.organization_id = $1 and e.id = q.user_id
  where q.organization_id = $1 and q.status <> 'draft' and q.period_start between p.last_starts and p.last_ends`;
const SHARE = '100 * x.won::float8 / nullif(x.amount, 0)';
/** From which share of the quota on somebody belongs to a part. */
const BANDS = [
  [0, 'Under 50%'],
  [50, '50% to 79%'],
  [80, '80% to 99%'],
  [100, '100% to 119%'],
  [120, '120% and more'],
] as const;
const band = (said: (at: number, label: string) => string) =>
  `case ${BANDS.toReversed()
    .map(([from, label], at) => `when ${SHARE} >= ${from} then ${said(BANDS.length - at, label)}`)
    .join(' ')} end`;

/**
 * The rows of every figure: id, owner_id, name, detail, part, place, value, counts. `p` holds the days they are of. A
 * figure is what these rows come to, so that both agree.
 */
export const metricRows: Readonly<Record<OwnMetricKey, string>> = {
  winRate: deals({ counts: `d.stage = 'closed_won'`, where: CLOSED }),
  winRateBySegment: deals({ part: 'a.segment', counts: `d.stage = 'closed_won'`, where: CLOSED }),
  cycleBySegment: deals({ part: 'a.segment', value: CYCLE, where: WON }),
  winRateByCompetitor: deals({
    part: 'd.competitor',
    counts: `d.stage = 'closed_won'`,
    where: `${CLOSED} and d.competitor is not null`,
  }),
  assetUse: deals({
    part: `case d.stage when 'closed_won' then 'Won' else 'Lost' end`,
    counts: 'exists (select from sales.deal_asset l where l.organization_id = $1 and l.deal_id = d.id)',
    where: CLOSED,
  }),
  lostOnPrice: deals({
    counts: holdingWords('sales', 'd.loss_reason')(`array['%price%']`),
    where: `d.stage = 'closed_lost' and d.closed_at >= p.since`,
  }),
  velocity: deals({ where: OPEN }),
  coverage: deals({ where: `${OPEN} and d.close_date between p.starts and p.ends` }),
  forecastActual: deals({
    value: `d.amount * ${CHANCE_THEN}`,
    counts: `d.stage = 'closed_won'`,
    where: `d.stage in ('closed_won', 'closed_lost') and d.created_at < p.last_starts
      and d.close_date between p.last_starts and p.last_ends`,
  }),
  stageConversion: `
    select d.id, d.owner_id, d.name, a.name as detail, s.label as part, s.place, d.amount::float8 as value,
      reached.place > s.place as counts
    from period p, sales.deal d join sales.account a on a.organization_id = $1 and a.id = d.account_id,
      lateral (
        select max(array_position(${PLACES}, h.to_stage)) as place from sales.deal_entry h
        where h.organization_id = $1 and h.deal_id = d.id and h.to_stage <> 'closed_lost') reached,
      (values ${ON_WAY}) s (stage, place, label)
    where d.organization_id = $1 and d.created_at >= p.since and reached.place >= s.place
      and (reached.place > s.place or d.stage = 'closed_lost')`,
  stalled: deals({ counts: 'd.last_activity_at < p.idle', where: OPEN }),
  accountsPerSeller: sellers(
    `(select count(*) from sales.territory t join sales.account a on a.organization_id = $1 and a.territory_id = t.id
      where t.organization_id = $1 and t.owner_id = s.owner_id and t.status = 'active')`,
    'true',
  ),
  territoryBalance: `
    select x.id, x.owner_id, x.name, x.detail, null::text as part, 0 as place, x.balance as value,
      coalesce(x.balance between ${BALANCE_BOUNDS.low} and ${BALANCE_BOUNDS.high}, true) as counts
    from (
      select t.id, t.owner_id, t.name, ${COLLEAGUE} as detail,
        round(held.potential / nullif(avg(held.potential) over (), 0), 2)::float8 as balance
      from sales.territory t left join sales.person e on e.organization_id = $1 and e.id = t.owner_id,
        lateral (
          select coalesce(sum(a.potential), 0)::numeric as potential from sales.account a
          where a.organization_id = $1 and a.territory_id = t.id) held
      where t.organization_id = $1 and t.status = 'active') x`,
  quizResults: `
    select q.user_id as id, q.user_id as owner_id, ${COLLEAGUE} as name, '' as detail, l.title as part, l.level as place,
      max(q.score)::float8 as value, true as counts
    from sales.quiz_attempt q join sales.methodology_level l on l.organization_id = $1 and l.level = q.level
      left join sales.person e on e.organization_id = $1 and e.id = q.user_id
    where q.organization_id = $1 group by q.user_id, e.name, l.title, l.level`,
  methodologyCompletion: sellers(
    `100.0 * (select count(*) from sales.lesson_done l where l.organization_id = $1 and l.user_id = s.owner_id)
      / nullif((select count(*) from sales.methodology_lesson n where n.organization_id = $1), 0)`,
    'true',
  ),
  coachingHours: sellers(
    `(select coalesce(sum(n.minutes), 0) / 60.0 from sales.coaching_note n
      where n.organization_id = $1 and n.seller_id = s.owner_id and n.at > p.today - ${COACHING_DAYS})`,
    'true',
  ),
  activities: sellers(
    `(select count(*) from sales.deal d join sales.deal_entry h on h.organization_id = $1 and h.deal_id = d.id
      where d.organization_id = $1 and d.owner_id = s.owner_id and d.last_activity_at >= p.idle
        and h.kind = 'activity' and h.created_at >= p.idle)`,
    'true',
  ),
  retention: `
    select a.id, t.owner_id, a.name, a.segment as detail, a.segment as part, 0 as place, won.amount as value,
      a.churned_on is null as counts
    from period p, sales.account a join sales.territory t on t.organization_id = $1 and t.id = a.territory_id,
      lateral (
        select sum(d.amount)::float8 as amount from sales.deal d
        where d.organization_id = $1 and d.account_id = a.id and d.stage = 'closed_won' and d.closed_at >= p.since) won
    where a.organization_id = $1 and won.amount is not null`,
  quotaCover: `
    select q.id, q.user_id as owner_id, ${COLLEAGUE} as name, '' as detail, null::text as part, 0 as place,
      q.amount::float8 as value, true as counts
    from period p, sales.quota q left join sales.person e on e.organization_id = $1 and e.id = q.user_id
    where q.organization_id = $1 and q.status <> 'draft' and q.period_start <= p.today and q.period_end >= p.today`,
  capacity: `
    select x.owner_id as id, x.owner_id, ${COLLEAGUE} as name, '' as detail, null::text as part, 0 as place,
      x.won::float8 as value, true as counts
    from (
      select d.owner_id, sum(d.amount) as won from period p, sales.deal d
      where d.organization_id = $1 and ${WON} group by d.owner_id) x
      left join sales.person e on e.organization_id = $1 and e.id = x.owner_id`,
  quotaSet: sellers(
    'null',
    `exists (
      select from sales.quota q where q.organization_id = $1 and q.user_id = s.owner_id and q.status <> 'draft'
        and q.period_start <= p.today and q.period_end >= p.today)`,
  ),
  averageDeal: deals({ where: WON }),
  quotaReached: `
    select x.id, x.owner_id, x.name, '' as detail, null::text as part, 0 as place, ${SHARE} as value,
      x.won >= x.amount as counts
    from (${ATTAINED}) x`,
  payoutAgainstTarget: `
    select s.id, s.user_id as owner_id, ${COLLEAGUE} as name, to_char(s.month, 'YYYY-MM') as detail, null::text as part,
      0 as place, 1200.0 * s.total / nullif((s.basis -> 'terms' ->> 'targetVariable')::numeric, 0)::float8 as value,
      true as counts
    from period p, sales.comp_statement s left join sales.person e on e.organization_id = $1 and e.id = s.user_id
    where s.organization_id = $1 and s.published_at >= p.since`,
  openDisputes: `
    select s.id, s.user_id as owner_id, ${COLLEAGUE} as name, to_char(s.month, 'YYYY-MM') as detail, null::text as part,
      0 as place, s.total::float8 as value, true as counts
    from sales.comp_statement s left join sales.person e on e.organization_id = $1 and e.id = s.user_id
    where s.organization_id = $1 and s.status = 'disputed'`,
  payMix: `
    select x.id, null::uuid as owner_id, x.role as name, '' as detail, null::text as part, 0 as place,
      100.0 * x.base / nullif(x.base + x.target, 0)::float8 as value, true as counts
    from (
      select distinct on (c.role) c.id, c.role, (c.terms ->> 'baseSalary')::float8 as base,
        (c.terms ->> 'targetVariable')::float8 as target
      from period p, sales.comp_plan c
      where c.organization_id = $1 and c.effective_from <= p.starts order by c.role, c.effective_from desc) x`,
  attainment: `
    select x.id, x.owner_id, x.name, '' as detail, ${band((_, label) => `'${label}'`)} as part,
      ${band((place) => String(place))} as place, ${SHARE} as value, true as counts
    from (${ATTAINED}) x`,
};

/** Of a figure that another service keeps there are none here. */
const NO_ROWS = `
  select s.owner_id as id, s.owner_id, '' as name, '' as detail, null::text as part, 0 as place, null::float8 as value,
    false as counts
  from sales.territory s where s.organization_id = $1 and false`;

/** The statement behind the rows of a figure. */
export const rowsSqlOf = (key: MetricKey): string => (isAsked(key) ? NO_ROWS : metricRows[key]);
