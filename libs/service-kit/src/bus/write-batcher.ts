/**
 * Runs what is to be sent once everything that has come in has been looked at. The NATS client writes once per turn of
 * its caller, so that a dozen calls handed over together cost one write instead of a dozen.
 */
export class WriteBatcher {
  private waiting: (() => void)[] = [];

  add(send: () => void): void {
    if (this.waiting.push(send) === 1) setImmediate(() => this.run());
  }

  private run(): void {
    const all = this.waiting;
    this.waiting = [];
    for (const send of all) {
      try {
        send();
      } catch {
        // The connection is closing: the caller hears of it by its deadline.
      }
    }
  }
}
