import type { Operation } from '@talent-os/contracts';
import { createHash } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { IDEMPOTENCY_KEY, problemReply, textOfBody, type Call, type Reply } from '../bus/call.js';
import type { CallMeta } from '../context.js';
import { SentBefore, type SentOnce } from '../database/sent-once.js';
import { seal, unseal } from '../sealing/seal.js';
import type { CallContext, ServiceParts } from './call-context.js';

/** How often somebody who has sent the same looks for the answer, in milliseconds. */
const LOOK_EVERY = 25;
/** Who waits for the answer is told in time that there is none yet, in milliseconds. */
const MARGIN = 250;

/** What makes a call one that is done once: a key, and a print of what was sent with it. */
export function onceOf({ name, effect, upload }: Operation, { headers }: Call, meta: CallMeta, raw: unknown) {
  const key = headers[IDEMPOTENCY_KEY];
  // A file that is sent again lies elsewhere: to compare it would say that something else was sent.
  if (!key || effect !== 'write' || upload || !meta.principal) return undefined;
  const print = createHash('sha256')
    .update(`${name} ${JSON.stringify(raw)}`)
    .digest('base64url');
  return { key, print, taken: false } satisfies SentOnce;
}

type Answering = {
  readonly parts: ServiceParts;
  readonly ctx: CallContext;
  readonly once: SentOnce | undefined;
  readonly instance: string;
};

/** What a handler answers; where the same was sent before, what it answered then. */
export async function answerOnce(answering: Answering, work: () => Promise<Reply>): Promise<Reply> {
  const { once } = answering;
  if (!once) return work();
  try {
    const reply = await work();
    if (once.taken) await keepAnswer(answering, once, reply);
    return reply;
  } catch (error) {
    if (error instanceof SentBefore) return earlierAnswer(answering, once);
    if (once.taken) await forgetKey(answering, once);
    throw error;
  }
}

/** Answers belong to one person, and may hold what is sealed elsewhere as well. */
const placeOf = (ctx: CallContext, { key }: SentOnce) => ({
  part: 'answers',
  organizationId: ctx.organizationId,
  owner: `${ctx.userId} ${key}`,
  field: 'reply',
  version: 1,
});

/** Keeps the answer for whoever sends the same again. What was done stays done where that fails. */
async function keepAnswer({ parts, ctx }: Answering, once: SentOnce, reply: Reply): Promise<void> {
  const text = JSON.stringify({ ...reply, body: textOfBody(reply.body) });
  await ctx.db
    .read(
      `update ${parts.service}.sent_once set reply = $4 where organization_id = $1 and person_id = $2 and key = $3 returning 1`,
      [ctx.userId, once.key, seal(text, placeOf(ctx, once))],
    )
    .catch((error: unknown) => parts.log.warn({ err: error, operation: ctx.operation }, 'an answer was not kept'));
}

/** A write that was refused after a part of it was done may be sent again under its key. */
async function forgetKey({ parts, ctx }: Answering, once: SentOnce): Promise<void> {
  await ctx.db
    .read(
      `delete from ${parts.service}.sent_once where organization_id = $1 and person_id = $2 and key = $3 returning 1`,
      [ctx.userId, once.key],
    )
    .catch((error: unknown) => parts.log.warn({ err: error, operation: ctx.operation }, 'a key was not forgotten'));
}

type KeptReply = { readonly print: string; readonly reply: string | null };

/** The answer of the first of two equal writes, as soon as there is one. */
async function earlierAnswer({ parts, ctx, instance }: Answering, once: SentOnce): Promise<Reply> {
  for (;;) {
    const kept = await ctx.db.readOne<KeptReply>(
      `select print, reply from ${parts.service}.sent_once where organization_id = $1 and person_id = $2 and key = $3`,
      [ctx.userId, once.key],
    );
    if (kept && kept.print !== once.print) return problemReply('request.repeated', { instance });
    if (kept?.reply) return JSON.parse(unseal(kept.reply, placeOf(ctx, once))) as Reply;
    if (!kept || Date.now() > ctx.meta.deadline - MARGIN) return problemReply('service.late', { instance });
    await after(LOOK_EVERY);
  }
}
