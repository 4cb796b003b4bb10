import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { installation } from '../installation.js';
import { redisAttributes } from '../observe/conventions.js';
import { inChildSpan } from '../observe/telemetry.js';

/** A frame at its place in a stream, counted from 1 without gaps; `last` ends the stream. */
export type Sequenced<F = unknown> = { readonly seq: number; readonly frame: F; readonly last?: boolean };

/** Frames of one channel kept for replay. */
const LONGEST_LOG = 5_000;
/** The field that marks the frame that ends a stream. */
const LAST = ['last', '1'] as const;

const RELEASE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;
const RENEW = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end return 0`;

/**
 * What may be forgotten: replay logs, hot copies, leases. Every answer has a way without it, so a Redis that is away or
 * emptied costs time and nothing else: reads answer `undefined`, writes are dropped with a warning.
 */
export class HotStore {
  constructor(
    private readonly redis: Redis,
    private readonly log: Logger,
  ) {}

  /** Adds frames to a channel's log, in order. Not to be awaited on a stream's way. */
  async append(channel: string, frames: readonly Sequenced[], keepMs: number): Promise<void> {
    const key = this.key('log', channel);
    const pipeline = this.redis.pipeline();
    for (const { seq, frame, last } of frames)
      pipeline.xadd(key, 'MAXLEN', '~', LONGEST_LOG, `${seq}-0`, 'f', JSON.stringify(frame), ...(last ? LAST : []));
    pipeline.pexpire(key, keepMs);
    await this.try('XADD', () => pipeline.exec());
  }

  /** Frames of a channel after a sequence number; `undefined` where the log is not there or begins later. */
  async replay<F>(channel: string, after: number): Promise<Sequenced<F>[] | undefined> {
    const rows = await this.try('XRANGE', () => this.redis.xrange(this.key('log', channel), `(${after}-0`, '+'));
    if (!rows) return undefined;
    const frames = rows.map(([id, fields]): Sequenced<F> => ({
      seq: Number.parseInt(id, 10),
      frame: JSON.parse(fields[1]!) as F,
      ...(fields[2] === LAST[0] && { last: true }),
    }));
    return frames.length > 0 && frames[0]!.seq === after + 1 ? frames : undefined;
  }

  async get<T>(name: string): Promise<T | undefined> {
    const text = await this.try('GET', () => this.redis.get(this.key('hot', name)));
    return text ? (JSON.parse(text) as T) : undefined;
  }

  async set(name: string, value: unknown, keepMs: number): Promise<void> {
    await this.try('SET', () => this.redis.set(this.key('hot', name), JSON.stringify(value), 'PX', keepMs));
  }

  async forget(...names: readonly string[]): Promise<void> {
    await this.try('DEL', () => this.redis.del(...names.map((name) => this.key('hot', name))));
  }

  /** Takes a lease that nobody else holds. `undefined` when Redis cannot tell. */
  async claim(name: string, holder: string, keepMs: number): Promise<boolean | undefined> {
    const answer = await this.try(
      'SET',
      async () => (await this.redis.set(this.key('lease', name), holder, 'PX', keepMs, 'NX')) ?? 'taken',
    );
    return answer === undefined ? undefined : answer === 'OK';
  }

  /** Whether the lease is still this holder's, and longer now. */
  async renew(name: string, holder: string, keepMs: number): Promise<boolean | undefined> {
    const answer = await this.try('EVAL', () => this.redis.eval(RENEW, 1, this.key('lease', name), holder, keepMs));
    return answer === undefined ? undefined : answer === 1;
  }

  async release(name: string, holder: string): Promise<void> {
    await this.try('EVAL', () => this.redis.eval(RELEASE, 1, this.key('lease', name), holder));
  }

  /** Whether anybody holds the lease. */
  async held(name: string): Promise<boolean | undefined> {
    const answer = await this.try('EXISTS', () => this.redis.exists(this.key('lease', name)));
    return answer === undefined ? undefined : answer === 1;
  }

  private key(kind: string, name: string): string {
    return `${installation}:${kind}:${name}`;
  }

  private async try<T>(command: string, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await inChildSpan(command, () => redisAttributes(this.redis, command), work);
    } catch (error) {
      this.log.warn({ err: error }, 'the hot store is away');
      return undefined;
    }
  }
}
