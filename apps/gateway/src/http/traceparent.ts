import { newTraceparent, traceIdOf } from '@talent-os/service-kit/observe/telemetry';
import type { FastifyRequest } from 'fastify';

/** The trace that whoever sends a request is in already, or a new one. */
export function traceparentOf(request: FastifyRequest): string {
  const { traceparent } = request.headers;
  return typeof traceparent === 'string' && traceIdOf(traceparent) ? traceparent : newTraceparent();
}
