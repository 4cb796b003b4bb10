import type { Sequenced } from '@talent-os/service-kit';

/** Puts stored and live frames together, whatever order they come in: each once, in sequence, held back at a gap. */
export class Splice {
  private readonly waiting = new Map<number, Sequenced>();

  constructor(public last: number) {}

  /** Takes some frames; answers those whose turn it is. */
  take(frames: readonly Sequenced[]): Sequenced[] {
    for (const frame of frames) if (frame.seq > this.last) this.waiting.set(frame.seq, frame);
    const due: Sequenced[] = [];
    for (let next = this.waiting.get(this.last + 1); next; next = this.waiting.get(this.last + 1)) {
      this.waiting.delete(next.seq);
      this.last = next.seq;
      due.push(next);
    }
    return due;
  }

  /** Whether nothing is held back by a gap. */
  get complete(): boolean {
    return this.waiting.size === 0;
  }
}
