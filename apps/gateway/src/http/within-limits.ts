import type { RateClass } from '@talent-os/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, RateLimiter } from '../limits/rate-limiter.js';
import { retryAfter, sendProblem } from './errors.js';

const callers = new WeakMap<FastifyRequest, Caller>();

/** By whom a request is counted: once it is known who sends it, by the person. */
export const callerOf = (request: FastifyRequest): Caller =>
  callers.get(request) ?? { userId: undefined, ip: request.ip };

/** What a request says of the length of its body, in bytes; 0 where it says nothing. */
export const announcedBytes = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? 0);

type RateLimitedCall = {
  readonly limiter: RateLimiter;
  readonly rate: RateClass;
  readonly userId: string | undefined;
  /** Bytes that are going to be received. */
  readonly bytes: number;
  readonly instance: string | undefined;
};

/** Counts a call and its bytes. Answers whether both are within the limits of its sender; else the refusal is sent. */
export async function withinLimits(
  request: FastifyRequest,
  reply: FastifyReply,
  { limiter, rate, userId, bytes, instance }: RateLimitedCall,
): Promise<boolean> {
  const caller = { userId, ip: request.ip };
  callers.set(request, caller);
  const spent = limiter.take(rate, caller);
  let wait = typeof spent === 'number' ? spent : await spent;
  reply.headers(limiter.headers(rate, caller));
  if (wait === 0 && bytes > 0) wait = limiter.takeBytes(rate === 'upload' ? 'upload' : 'body', caller, bytes);
  if (wait > 0) sendProblem(reply, 'request.rate', instance, retryAfter(wait));
  return wait === 0;
}
