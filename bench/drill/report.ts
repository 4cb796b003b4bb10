import { isAcknowledged, type Write } from './client.ts';
import type { CheckResult } from './checks.ts';
import type { Outage } from './kills.ts';

/** What came of one kind of kill. */
export interface Result extends CheckResult {
  victim: string;
  log: readonly Write[];
  outages: readonly Outage[];
  /** Events the audit trail lacks in the end. */
  missing: number;
  /** Audit records for an event that has one already, or for no event at all. */
  repeated: number;
  invented: number;
  /** Seconds from the last kill until everything from before it was published. */
  drained: number;
  /** Seconds from the end of the load until the outbox was empty, and until everything was recorded. */
  emptied: number;
  recorded: number;
  chain: { sound: boolean; said: string };
  /** Why processes of the product ended that nobody killed. */
  crashes: readonly string[];
}

/** Within so many seconds of the last kill the outbox must have drained. */
export const DRAIN_LIMIT = 30;
/** Errors so close to a kill or a return belong to it, in milliseconds. */
const NEAR = 2_000;

/** Errors that no kill explains. */
const strayErrors = ({ log, outages }: Result): number =>
  log
    .filter((one) => !isAcknowledged(one))
    .filter(
      ({ sentAt, endedAt }) =>
        !outages.some(({ killedAt, readyAt }) => endedAt >= killedAt - NEAR && sentAt <= readyAt + NEAR),
    ).length;

/** How often each status was answered, except success. */
function statusesOf({ log }: Result): string {
  const byStatus = Map.groupBy(
    log.filter((one) => !isAcknowledged(one)),
    ({ status }) => status,
  );
  return [...byStatus].map(([status, writes]) => `${status}: ${writes.length}`).join(' ') || '-';
}

/** The longest time during an outage in which nothing was acknowledged, in seconds. */
function longestSilence({ log, outages }: Result): number {
  const ends = log
    .filter(isAcknowledged)
    .map(({ endedAt }) => endedAt)
    .toSorted((a, b) => a - b);
  const moments = [Number.NEGATIVE_INFINITY, ...ends, Number.POSITIVE_INFINITY];
  const silences = moments.slice(1).map((end, index) => ({ from: moments[index] ?? end, to: end }));
  const during = silences.filter(({ from, to }) =>
    outages.some(({ killedAt, readyAt }) => to > killedAt && from < readyAt),
  );
  return Math.max(0, ...during.map(({ from, to }) => (to - from) / 1000));
}

/** What is wrong, in words; nothing where all is well. */
export function faultsOf(result: Result): string[] {
  const counts: [string, number][] = [
    ['acknowledged writes lost', result.lost],
    ['writes stored twice', result.duplicated],
    ['writes without exactly one published event', result.eventsWrong],
    ['writes without exactly one audit record', result.recordsWrong],
    ['events missing in the audit trail', result.missing],
    ['events recorded twice', result.repeated],
    ['audit records of no event', result.invented],
  ];
  return [
    ...counts.filter(([, count]) => count !== 0).map(([what, count]) => `${result.victim}: ${count} ${what}`),
    ...(result.drained > DRAIN_LIMIT || result.emptied > DRAIN_LIMIT
      ? [`${result.victim}: the outbox did not drain within ${DRAIN_LIMIT} s`]
      : []),
    ...result.crashes.map((reason) => `${result.victim}: a process of the product ended by itself: ${reason}`),
    ...(result.chain.sound ? [] : [`${result.victim}: the audit chain does not verify: ${result.chain.said}`]),
  ];
}

const seconds = (value: number): string => (Number.isFinite(value) ? value.toFixed(1) : 'never');

/** One column per kind of kill, one row per figure. */
export function tableOf(results: readonly Result[]): string[][] {
  const row = (title: string, of: (result: Result) => number | string): string[] => [
    title,
    ...results.map((result) => String(of(result))),
  ];
  return [
    row('Killed', ({ victim }) => victim),
    row('Kills', ({ outages }) => outages.length),
    row('Writes sent', ({ log }) => log.length),
    row('acknowledged', ({ log }) => log.filter(isAcknowledged).length),
    row('refused or without an answer', ({ log }) => log.filter((one) => !isAcknowledged(one)).length),
    row('by status (0: no answer)', statusesOf),
    row('of these stored all the same (allowed)', ({ unanswered }) => unanswered),
    row('Acknowledged and lost', ({ lost }) => lost),
    row('Stored twice', ({ duplicated }) => duplicated),
    row('Without exactly one published event', ({ eventsWrong }) => eventsWrong),
    row('Without exactly one audit record', ({ recordsWrong }) => recordsWrong),
    row('Events missing in the audit trail', ({ missing }) => missing),
    row('Recorded twice, or of no event', ({ repeated, invented }) => `${repeated}, ${invented}`),
    row('Outbox drained after the last kill, s', ({ drained }) => seconds(drained)),
    row('Outbox empty after the last write, s', ({ emptied }) => seconds(emptied)),
    row('All recorded after the last write, s', ({ recorded }) => seconds(recorded)),
    row('Longest time back to an answer, s', ({ outages }) =>
      seconds(Math.max(0, ...outages.map(({ killedAt, readyAt }) => (readyAt - killedAt) / 1000))),
    ),
    row('Longest time without an acknowledgement, s', (result) => seconds(longestSilence(result))),
    row('Errors more than 2 s away from an outage', strayErrors),
    row('Processes of the product ended by themselves', ({ crashes }) => crashes.length),
    row('Audit chains', ({ chain }) => (chain.sound ? 'sound' : 'FAULT')),
  ];
}
