import { describe, expect, it } from '@jest/globals';
import { operation } from '@talent-os/contracts';
import { pino } from 'pino';
import { z } from 'zod';
import { problemReply, TRIAL, type Call, type Reply } from '../bus/call.js';
import { TrialPassed } from '../database/trial-passed.js';
import { DomainError } from '../domain-error.js';
import { systemContext } from './background-context.js';
import { CallContext, type ServiceParts } from './call-context.js';
import { respondWith } from './respond.js';

const shared = {
  http: 'none',
  access: 'internal',
  summary: 'x',
  input: z.object({}),
  output: z.object({}),
  errors: [],
} as const;
const change = operation('kittest.things.change', { ...shared, effect: 'write' });
const look = operation('kittest.things.look', { ...shared, effect: 'read' });

/** Parts whose bus gives this reply, and what it was sent. */
function partsOf(reply: Reply = { status: 200, headers: {}, body: '{}' }) {
  const sent: (readonly [string, Call])[] = [];
  const bus = { request: async (name: string, call: Call) => (sent.push([name, call]), reply) };
  const parts = { service: 'kittest', bus, log: pino({ enabled: false }) } as unknown as ServiceParts;
  const tries = () => sent.map(([name, { headers }]) => [name, headers[TRIAL]]);
  return { parts, tries };
}
const call = (headers: Record<string, string> = {}): Call => ({
  headers: { rid: 'r', dl: String(Date.now() + 60_000), ...headers },
  body: '{}',
});
const ctxOf = (parts: ServiceParts, trial: boolean) => {
  const { meta } = systemContext(parts, 'test');
  return new CallContext(parts, { operation: 'test', meta: { ...meta, ...(trial && { trial }) } });
};

describe('a write that is tried out', () => {
  it('is asked for as such, and throws what the operation refuses', async () => {
    const { parts, tries } = partsOf();
    await ctxOf(parts, false).tryOut(change, {});
    expect(tries()).toEqual([[change.name, '1']]);
    const refusing = partsOf(problemReply('task.transition'));
    await expect(ctxOf(refusing.parts, false).tryOut(change, {})).rejects.toMatchObject({ code: 'task.transition' });
    await expect(ctxOf(parts, false).tryOut(look, {})).rejects.toThrow('there is nothing to try');
  });

  it('is one in the services behind it as well, ends where it cannot know what comes next, and reads as always', async () => {
    const { parts, tries } = partsOf();
    const ctx = ctxOf(parts, true);
    expect(await ctx.call(look, {})).toEqual({});
    await expect(ctx.call(change, {})).rejects.toThrow(TrialPassed);
    expect(tries()).toEqual([
      [look.name, undefined],
      [change.name, '1'],
    ]);
  });

  it('says nothing to anybody', () => {
    const { parts } = partsOf();
    const ctx = ctxOf(parts, true);
    // The parts have no connection that anything could go over.
    ctx.publish('channel', {} as never);
    ctx.signal('name', {});
    ctx.setRefreshCookie(undefined);
    expect(ctx.cookie).toBeUndefined();
  });

  it('is answered as done where it was decided, and refused as always', async () => {
    const { parts } = partsOf();
    const answerOf = (work: (ctx: CallContext) => unknown) =>
      respondWith(change, (_, ctx) => work(ctx), parts, true)(call({ [TRIAL]: '1' }), 'process');
    const decided = await answerOf((ctx) => {
      expect(ctx.meta.trial).toBe(true);
      throw new TrialPassed();
    });
    expect(decided.status).toBe(204);
    const refused = await answerOf(() => {
      throw new DomainError('task.transition');
    });
    expect(refused).toMatchObject({ status: 422, headers: { problem: 'task.transition' } });
  });
});
