import { Refused } from '@talent-os/service-kit/refused';

/** Lets a few pieces of work run at a time; the others wait in line. */
export class Lanes {
  private free: number;
  private readonly line: (() => void)[] = [];

  constructor(count: number) {
    this.free = Math.max(1, count);
  }

  /** Refuses with `service.late` what is still in line at `until` (epoch milliseconds): nobody waits for it any more. */
  async run<T>(work: () => Promise<T>, until: number): Promise<T> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((resolve) => this.line.push(resolve));
    try {
      if (Date.now() >= until) throw new Refused('service.late');
      return await work();
    } finally {
      const next = this.line.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}
