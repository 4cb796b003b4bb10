import { DomainError } from '@talent-os/service-kit/domain-error';

/** Pieces of work of one origin that may stand in line: more would be too late for the callers. */
const LONGEST = 64;

type ReleaseLane = () => void;

/**
 * Lets a few pieces of work run at a time; the others wait in lines, one per origin, which are served in turn: whoever
 * brings a lot waits for themselves and lets others pass.
 */
export class Lanes {
  private free: number;
  /** In the order of whose turn it is. */
  private readonly lines = new Map<string, ReleaseLane[]>();

  constructor(count: number) {
    this.free = Math.max(1, count);
  }

  /**
   * Refuses with `service.late` what is still in line at `until` (epoch milliseconds), because nobody waits for it any
   * more, and with `service.down` what an origin brings whose line is full.
   */
  async run<T>(work: () => Promise<T>, until: number, origin = ''): Promise<T> {
    if (this.free > 0) this.free -= 1;
    else await this.turnOf(origin);
    try {
      if (Date.now() >= until) throw new DomainError('service.late');
      return await work();
    } finally {
      const next = this.next();
      if (next) next();
      else this.free += 1;
    }
  }

  private turnOf(origin: string): Promise<void> {
    const line = this.lines.get(origin) ?? [];
    if (line.length >= LONGEST) throw new DomainError('service.down');
    this.lines.set(origin, line);
    return new Promise<void>((resolve) => line.push(resolve));
  }

  private next(): ReleaseLane | undefined {
    const [first] = this.lines;
    if (!first) return undefined;
    const [origin, line] = first;
    const turn = line.shift();
    // To the end: every other origin is served before this one again.
    this.lines.delete(origin);
    if (line.length > 0) this.lines.set(origin, line);
    return turn;
  }
}
