import type { CallMeta, Ctx } from '../context.js';
import type { Envelope } from '../events/envelope.js';
import { CallContext, type ServiceParts } from './call-context.js';

/** How long a listener or a job may take before its calls give up, in milliseconds. */
const BACKGROUND_DEADLINE = 60_000;

const backgroundMeta = (): CallMeta => ({
  principal: undefined,
  requestId: crypto.randomUUID().replaceAll('-', ''),
  deadline: Date.now() + BACKGROUND_DEADLINE,
  traceparent: undefined,
  ip: undefined,
  userAgent: undefined,
  refreshCookie: undefined,
});

/** The context of work nobody asked for by a request: jobs, timers and seeds. */
export function systemContext(parts: ServiceParts, operation: string, organizationId?: string, now?: Date): Ctx {
  const ctx = new CallContext(parts, {
    operation,
    meta: backgroundMeta(),
    ...(organizationId && { as: { organizationId, actorId: null } }),
  });
  return now ? Object.assign(ctx, { now }) : ctx;
}

/** The context of a listener: of the organization and the person behind the event. */
export function listenerContext(
  parts: ServiceParts,
  operation: string,
  { requestId, traceparent, organizationId, actorId }: Envelope,
  inbox?: { consumer: string; eventId: string },
): CallContext {
  const meta = { ...backgroundMeta(), requestId, traceparent: traceparent ?? undefined };
  return new CallContext(parts, { operation, meta, as: { organizationId, actorId }, ...(inbox && { inbox }) });
}
