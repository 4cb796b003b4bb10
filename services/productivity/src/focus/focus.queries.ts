import { FOCUS, type FocusSession, type getFocus } from '@talent-os/contracts/productivity/focus.js';
import type { Output } from '@talent-os/contracts';
import type { Ctx } from '@talent-os/service-kit';
import { weekOf } from '@talent-os/service-kit/calendar';
import { clockOf } from '../clock.js';
import { minutesBetween } from '../sessions/session-length.rules.js';

const RECENT = 10;

type FocusSpan = {
  readonly id: string;
  readonly goals: readonly string[];
  readonly hubContext: string;
  readonly startedAt: string;
  readonly endedAt: string | null;
};

/** A session as the contract shows it. */
export const shownFocus = ({ goals, ...session }: FocusSpan): FocusSession => ({
  ...session,
  goals: [...goals],
  minutes: session.endedAt ? minutesBetween(new Date(session.startedAt), new Date(session.endedAt)) : 0,
});

const FIELDS = 'id, goals, hub_context as "hubContext", started_at as "startedAt", ended_at as "endedAt"';
const MINE = `from productivity.productivity_session
  where organization_id = $1 and person_id = $2 and session_type = '${FOCUS}'`;

/** Focus sessions of the caller that began at an instant or after, and are over. */
export const focusEndedSince = (ctx: Ctx, since: Date) =>
  ctx.db.read<FocusSpan>(`select ${FIELDS} ${MINE} and ended_at is not null and started_at >= $3`, [ctx.userId, since]);

export async function focusOf(ctx: Ctx): Promise<Output<typeof getFocus>> {
  const { today, dayOf, startOf } = await clockOf(ctx);
  const [latest, week] = await Promise.all([
    ctx.db.read<FocusSpan>(
      `select ${FIELDS} ${MINE} order by ended_at is not null, started_at desc limit ${RECENT + 1}`,
      [ctx.userId],
    ),
    focusEndedSince(ctx, startOf(weekOf(today))),
  ]);
  const shown = latest.map(shownFocus);
  return {
    running: shown.find(({ endedAt }) => endedAt === null) ?? null,
    recent: shown.filter(({ endedAt }) => endedAt !== null).slice(0, RECENT),
    minutesToday: minutesOf(week.filter(({ startedAt }) => dayOf(startedAt) === today)),
    minutesThisWeek: minutesOf(week),
  };
}

/** Minutes of all of them. */
export const minutesOf = (sessions: readonly FocusSpan[]): number =>
  sessions.reduce((sum, session) => sum + shownFocus(session).minutes, 0);
