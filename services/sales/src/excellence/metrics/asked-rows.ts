import { namePeople } from '@talent-os/contracts/identity/directory.js';
import { MANAGERS_AT_ONCE, managersOf } from '@talent-os/contracts/identity/teams.js';
import { METRIC_ROWS } from '@talent-os/contracts/sales/excellence.js';
import { metricOf, type AskedMetricKey, type MetricKey } from '@talent-os/contracts/sales/excellence/metrics.data.js';
import { listHolders, listVacancies, type SeatHolder } from '@talent-os/contracts/talent/vacancies.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import { firstWinsOf, recordsFrom } from '../../newcomers/first-wins.queries.js';
import { sellerIds } from '../../people/sellers.js';
import {
  inOrder,
  managerRows,
  newcomersOf,
  rampRows,
  readinessRows,
  seatRows,
  skillRows,
  type AskedRow,
} from './asked.rules.js';

/** How long another service may take before a figure of its rows is left out, in milliseconds. */
const PATIENCE_MS = 2_500;

const holdersIn = async (ctx: Ctx): Promise<readonly SeatHolder[]> =>
  (await ctx.call(listHolders, { industry: 'SALES' })).items;

async function managersIn(ctx: Ctx): Promise<AskedRow[]> {
  const sellers = await sellerIds(ctx);
  const batches = Array.from({ length: Math.ceil(sellers.length / MANAGERS_AT_ONCE) }, (_, at) =>
    sellers.slice(at * MANAGERS_AT_ONCE, (at + 1) * MANAGERS_AT_ONCE),
  );
  const answers = await Promise.all(batches.map((userIds) => ctx.call(managersOf, { userIds })));
  return managerRows(answers.flatMap(({ items }) => items));
}

async function rampIn(ctx: Ctx): Promise<AskedRow[]> {
  const [holders, since] = await Promise.all([holdersIn(ctx), recordsFrom(ctx)]);
  const newcomers = newcomersOf(holders, since);
  return rampRows(newcomers, await firstWinsOf(ctx.db, newcomers));
}

const ASKED: Readonly<Record<AskedMetricKey, (ctx: Ctx) => Promise<AskedRow[]>>> = {
  sellersPerManager: managersIn,
  openSeats: async (ctx) =>
    seatRows((await ctx.call(listVacancies, {})).items.filter(({ industry }) => industry === 'SALES')),
  skillMatrix: async (ctx) => skillRows(await holdersIn(ctx)),
  readiness: async (ctx) => readinessRows(await holdersIn(ctx)),
  rampDays: rampIn,
};

/** Whether the organization keeps what a figure counts: a module that is switched off knows nothing. */
export const isKept = (ctx: Ctx, key: MetricKey): boolean =>
  metricOf(key).from !== 'talent' || ctx.principal.organizationModules.includes('talent');

const patient = (ctx: Ctx): Ctx => ctx.withDeadline(Math.min(PATIENCE_MS, ctx.meta.deadline - Date.now()));

/** The rows of a figure that another service keeps; undefined where it does not answer in time. */
export async function askedRows(ctx: Ctx, key: AskedMetricKey): Promise<AskedRow[] | undefined> {
  try {
    return await ASKED[key](patient(ctx));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return undefined;
  }
}

type Seen = { readonly ownerId: string | undefined; readonly part: string | undefined };

/** The rows of such a figure the caller may see, with the names of people. Refused while the service does not answer. */
export async function askedRowsFor(ctx: Ctx, key: AskedMetricKey, { ownerId, part }: Seen) {
  const rows = isKept(ctx, key) ? await ASKED[key](patient(ctx)) : [];
  const seen = rows.filter(
    (row) => (ownerId === undefined || row.ownerId === ownerId) && (part === undefined || row.part === part),
  );
  const shown = inOrder(seen).slice(0, METRIC_ROWS);
  const ids = [...new Set(shown.flatMap(({ id, name }) => (name === null ? [id] : [])))];
  const { people } = ids.length > 0 ? await ctx.call(namePeople, { ids }) : { people: [] };
  const nameOf = new Map(people.map((one) => [one.id, one.name]));
  return {
    rows: shown.map((row) => ({ ...row, name: row.name ?? nameOf.get(row.id) ?? 'Former colleague' })),
    total: seen.length,
  };
}
