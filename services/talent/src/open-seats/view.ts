import type { Pipeline } from '@talent-os/contracts/talent/applications.js';
import type { OpenSeat, OpenSeatDetail } from '@talent-os/contracts/talent/open-seats.js';
import type { Ctx } from '@talent-os/service-kit';
import { daysBetween } from '@talent-os/service-kit/calendar';
import { daysSince } from '../positions/position.rules.js';
import { peopleById } from '../people/people.js';
import { funnelOf } from '../positions/pipeline.rules.js';
import { daysBehind, forecastOf } from './forecast.rules.js';
import type { OpenSeatRow } from './open-seats.queries.js';
import { mayWith } from './seat.rules.js';

const NO_FORECAST = { forecastOn: null, forecastFrom: null, forecastTo: null };

/** Open seats as people read them, with names and forecasts. */
export async function seatsAsRead(
  ctx: Ctx,
  rows: readonly OpenSeatRow[],
  pipelines: readonly Pipeline[],
): Promise<OpenSeat[]> {
  const people = await peopleById(
    ctx,
    rows.flatMap(({ ownerId, recruiterId }) => [ownerId, recruiterId]),
  );
  return rows.map((row) => {
    const { counts, pipelineId, history, recruiterId, since: _since, today: _today, fillDays, ...seat } = row;
    const stages = pipelines.find(({ id }) => id === pipelineId)?.stages ?? [];
    const held = row.status === 'on_hold' ? history.findLast(({ kind }) => kind === 'held') : undefined;
    const forecast = row.status === 'open' ? forecastOf(row) : NO_FORECAST;
    return {
      ...seat,
      daysOpen: daysSince(new Date(row.openedAt), ctx.now),
      recruiterName: people(recruiterId).name,
      funnel: funnelOf(stages, counts),
      ownerName: people(row.ownerId).name,
      mine: [row.ownerId, recruiterId].includes(ctx.userId),
      heldReason: held?.note ?? null,
      heldAt: held?.at ?? null,
      ...forecast,
      fills: fillDays.length,
      daysBehind: daysBehind(forecast.forecastOn, row.plannedOn),
      may: mayWith(row.status),
    };
  });
}

/** One of them with the fills its forecast rests on and what happened to it, newest first. */
export async function seatInFull(ctx: Ctx, row: OpenSeatRow, pipelines: readonly Pipeline[]): Promise<OpenSeatDetail> {
  const [[seat], people] = await Promise.all([
    seatsAsRead(ctx, [row], pipelines),
    peopleById(
      ctx,
      row.history.map(({ by }) => by),
    ),
  ]);
  return {
    ...seat!,
    fillDays: [...row.fillDays],
    daysSought: Math.max(0, daysBetween(row.since, row.today)),
    history: row.history.toReversed().map(({ kind, by, at, note }) => ({ kind, byName: people(by).name, at, note })),
  };
}
