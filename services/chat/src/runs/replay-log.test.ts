import { describe, expect, it } from '@jest/globals';
import type { Frame } from '@talent-os/contracts/chat/frames.js';
import type { HotStore, Sequenced } from '@talent-os/service-kit';
import { createLogger } from '@talent-os/service-kit/observe/logger';
import { ReplayLog } from './replay-log.js';

const status = (seq: number): Sequenced<Frame> => ({ seq, frame: { type: 'data-status', text: String(seq) } });
const end = (seq: number): Sequenced<Frame> => ({
  seq,
  frame: { type: 'error', code: 'server.error', message: '', retryable: false },
  last: true,
});

/** A store whose appends end when they are let. */
function slowStore() {
  const appends: { readonly seqs: number[]; readonly keepMs: number }[] = [];
  const waiting: (() => void)[] = [];
  const append: HotStore['append'] = (_, frames, keepMs) => {
    appends.push({ seqs: frames.map(({ seq }) => seq), keepMs });
    return new Promise((resolve) => void waiting.push(resolve));
  };
  const next = async () => {
    waiting.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { appends, next, hot: { append } as HotStore };
}

describe('the replay log', () => {
  it('writes once at a time, in order, with all that came while it wrote', async () => {
    const { appends, next, hot } = slowStore();
    const log = new ReplayLog(hot, 'r', createLogger('silent'));
    [1, 2, 3].forEach((seq) => log.add(status(seq)));
    expect(appends.map(({ seqs }) => seqs)).toEqual([[1]]);
    await next();
    log.add(status(4));
    await next();
    await next();
    log.add(status(5));
    expect(appends.map(({ seqs }) => seqs)).toEqual([[1], [2, 3], [4], [5]]);
  });

  it('is kept for 20 minutes while the run goes on, and for 10 after its end', async () => {
    const { appends, next, hot } = slowStore();
    const log = new ReplayLog(hot, 'r', createLogger('silent'));
    log.add(status(1));
    log.add(end(2));
    await next();
    expect(appends.map(({ keepMs }) => keepMs / 60_000)).toEqual([20, 10]);
  });
});
