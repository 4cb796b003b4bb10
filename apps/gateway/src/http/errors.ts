import { errors, problemOf, type ErrorCode, type FieldError } from '@talent-os/contracts';
import { traceIdOf } from '@talent-os/service-kit/observe/telemetry';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { countRefusal, traceOf } from './observe-requests.js';

export const PROBLEM_JSON = 'application/problem+json; charset=utf-8';

/** Fastify's own refusals, as rows of our table. */
const byFastifyCode: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.size',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.media',
  FST_ERR_CTP_EMPTY_TYPE: 'request.media',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
};

export function sendProblem(
  reply: FastifyReply,
  code: ErrorCode,
  instance = traceIdOf(traceOf(reply.request)),
  headers: Record<string, string> = {},
  fields?: readonly FieldError[],
) {
  countRefusal(code);
  return reply
    .code(errors[code].status)
    .headers({ 'content-type': PROBLEM_JSON, 'cache-control': 'no-store', ...headers })
    .send(JSON.stringify(problemOf(code, { ...(instance && { instance }), ...(fields && { errors: [...fields] }) })));
}

/** Why a body is not taken: a row of the error table, and after how many milliseconds it may be sent again. */
export class BodyRefused extends Error {
  constructor(
    readonly refused: ErrorCode,
    readonly waitMs = 0,
  ) {
    super(refused);
  }
}

/** The header that says when to come again. */
export const retryAfter = (waitMs: number): Record<string, string> =>
  waitMs > 0 ? { 'retry-after': String(Math.ceil(waitMs / 1000)) } : {};

/** Whatever goes wrong before an operation is reached answers a problem of the closed table, and nothing of the inside. */
export function answerErrors(server: FastifyInstance, log: Logger): void {
  server.setErrorHandler((error: { code?: string; statusCode?: number }, request, reply) => {
    if (error instanceof BodyRefused) return sendProblem(reply, error.refused, undefined, retryAfter(error.waitMs));
    const known = byFastifyCode[error.code ?? ''];
    const fault = !known && (error.statusCode ?? 500) >= 500;
    if (fault) log.error({ err: error, url: request.url }, 'request failed');
    return sendProblem(reply, known ?? (fault ? 'server.error' : 'request.malformed'));
  });
}
