import type { Frame } from '@talent-os/contracts/chat/frames.js';
import type { Mode } from '@talent-os/contracts/chat/parts.js';
import type { Sequenced } from '@talent-os/service-kit';
import type { Sink } from '../answering/answerer.js';
import { splitSurrogate, storable, storableValue } from './storable.js';

/** Text that comes faster than this is put together, in milliseconds. The first piece never waits. */
export const COALESCE_MS = 25;
/** Longest answer, in UTF-16 units: far beyond what a model writes, and what a follower can be sent at once. */
export const LONGEST_ANSWER = 100_000;

type WriterEvents = {
  /** A frame is due: called in order, from 1. */
  readonly wrote: (sequenced: Sequenced<Frame>) => void;
  /** The answer has reached its longest; nothing more is taken. */
  readonly full: () => void;
};

/** Numbers what an answerer writes, and keeps it. After `seal` further writes change nothing. */
export class FrameWriter implements Sink {
  readonly frames: Sequenced<Frame>[] = [];
  private waiting = '';
  private half = '';
  private room = LONGEST_ANSWER;
  private lastTextAt = -COALESCE_MS;
  private timer: NodeJS.Timeout | undefined;
  private sealed = false;
  private readonly sources = new Map<string, number>();

  constructor(private readonly events: WriterEvents) {}

  start(runId: string, messageId: string, mode: Mode): void {
    this.write({ type: 'start', runId, messageId, mode });
  }

  status(text: string): void {
    this.write({ type: 'data-status', text });
  }

  text(delta: string): void {
    if (this.sealed || this.room <= 0) return;
    const { text, half } = splitSurrogate(this.half + delta.replaceAll('\0', ''));
    this.half = half;
    this.waiting += storable(text.slice(0, this.room));
    this.room -= text.length;
    const pause = COALESCE_MS - (performance.now() - this.lastTextAt);
    if (pause <= 0) this.flush();
    else if (this.waiting !== '') this.timer ??= setTimeout(() => this.flush(), pause);
    if (this.room <= 0) this.events.full();
  }

  toolCall(call: Parameters<Sink['toolCall']>[0]): void {
    this.write({ type: 'tool-call', ...call });
  }

  toolResult(result: Parameters<Sink['toolResult']>[0]): void {
    this.write({ type: 'tool-result', ...result });
  }

  source(source: Parameters<Sink['source']>[0]): number {
    const key = JSON.stringify([source.operation, source.label, source.link]);
    const known = this.sources.get(key);
    if (known !== undefined) return known;
    const number = this.sources.size + 1;
    this.sources.set(key, number);
    this.write({ type: 'source', source: { ...source, number } });
    return number;
  }

  proposal(proposal: Parameters<Sink['proposal']>[0]): void {
    this.write({ type: 'proposal', proposal });
  }

  suggestions(suggestions: Parameters<Sink['suggestions']>[0]): void {
    this.write({ type: 'suggestions', suggestions: [...suggestions] });
  }

  verification(verification: Parameters<Sink['verification']>[0]): void {
    this.write({ type: 'verification', verification });
  }

  /** Sends what still waits and takes nothing more. */
  seal(): void {
    this.flush();
    this.sealed = true;
  }

  /** The frame that ends the run, at its number. It is sent only after the answer is stored. */
  terminal(frame: Frame): Sequenced<Frame> {
    return { seq: this.frames.length + 1, frame: storableValue(frame), last: true };
  }

  private write(frame: Frame): void {
    if (this.sealed) return;
    this.flush();
    this.add(storableValue(frame));
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.waiting === '' || this.sealed) return;
    const delta = this.waiting;
    this.waiting = '';
    this.lastTextAt = performance.now();
    this.add({ type: 'text-delta', delta });
  }

  private add(frame: Frame): void {
    const sequenced = { seq: this.frames.length + 1, frame };
    this.frames.push(sequenced);
    this.events.wrote(sequenced);
  }
}
