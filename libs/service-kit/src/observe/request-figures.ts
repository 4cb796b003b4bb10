/** Minutes that are kept. */
const MINUTES = 24 * 60;
const MINUTE_MS = 60_000;
/** Upper bounds of times in milliseconds, each a quarter above the one before: from one millisecond to a minute. */
const BOUNDS = Array.from({ length: 50 }, (_, at) => 1.25 ** at);

type Minute = { readonly at: number; requests: number; failed: number; readonly times: Uint32Array };
type RequestSummary = {
  readonly requests: number;
  readonly failed: number;
  /** Milliseconds, rounded up to a bound; null without requests. */
  readonly p50Ms: number | null;
  readonly p95Ms: number | null;
};

/** Answers of one service in this process by the minute, for a day. */
export class RequestFigures {
  private readonly minutes: (Minute | undefined)[] = Array.from({ length: MINUTES });

  add(status: number, ms: number, now = Date.now()): void {
    const minute = this.minuteOf(Math.floor(now / MINUTE_MS));
    minute.requests += 1;
    if (status >= 500) minute.failed += 1;
    const bound = BOUNDS.findIndex((most) => ms <= most);
    minute.times[bound === -1 ? BOUNDS.length - 1 : bound]! += 1;
  }

  /** What was answered in so many minutes before `until`, its own minute included. */
  summary(minutes: number, until = Date.now()): RequestSummary {
    const last = Math.floor(until / MINUTE_MS);
    const within = this.minutes.filter((one) => one !== undefined && one.at > last - minutes && one.at <= last);
    const times = BOUNDS.map((_, bound) => within.reduce((sum, one) => sum + one!.times[bound]!, 0));
    return {
      requests: within.reduce((sum, one) => sum + one!.requests, 0),
      failed: within.reduce((sum, one) => sum + one!.failed, 0),
      p50Ms: quantileOf(times, 0.5),
      p95Ms: quantileOf(times, 0.95),
    };
  }

  private minuteOf(at: number): Minute {
    const place = at % MINUTES;
    const there = this.minutes[place];
    if (there?.at === at) return there;
    const begun = { at, requests: 0, failed: 0, times: new Uint32Array(BOUNDS.length) };
    this.minutes[place] = begun;
    return begun;
  }
}

function quantileOf(times: readonly number[], share: number): number | null {
  const all = times.reduce((sum, one) => sum + one, 0);
  if (all === 0) return null;
  let seen = 0;
  const bound = times.findIndex((one) => (seen += one) >= share * all);
  return Math.round(BOUNDS[bound]! * 10) / 10;
}

const figures = new Map<string, RequestFigures>();

/** The figures of a service in this process. */
export function requestFiguresOf(service: string): RequestFigures {
  const there = figures.get(service) ?? new RequestFigures();
  figures.set(service, there);
  return there;
}
