import {
  admits,
  changesByBreakGlass,
  isOfEntry,
  type Access,
  type FieldError,
  type Operation,
  type Principal,
} from '@talent-os/contracts';
import { missingProof } from '@talent-os/contracts/access/proof.js';
import { operationPerformed, recordRead } from '@talent-os/contracts/audit/reports.js';
import { z } from 'zod';
import { subjectOf, type Responder } from '../bus/bus.js';
import {
  cookieHeader,
  decodeMeta,
  PARAMETERS,
  problemReply,
  textOfBody,
  TOTAL,
  TRIAL,
  type Call,
  type Reply,
} from '../bus/call.js';
import type { CallMeta } from '../context.js';
import { RawJson } from '../database/raw-json.js';
import { TrialPassed } from '../database/trial-passed.js';
import { messageAttributes, NO_ATTRIBUTES } from '../observe/conventions.js';
import { durationsOf, handled } from '../observe/metrics.js';
import { requestFiguresOf } from '../observe/request-figures.js';
import { inSpan, markStatus, traceIdOf } from '../observe/telemetry.js';
import { DomainError } from '../domain-error.js';
import { abilityOf, CallContext, type ServiceParts, type CallScope } from './call-context.js';
import { postgresError } from '../database/postgres-error.js';
import { answerOnce, onceOf } from './answer-once.js';
import { codeOf } from '../failures.js';
import { unstorable } from './unstorable.js';

type Handler = (input: unknown, ctx: CallContext) => unknown;

/** What is wrong is told field by field, but not a thousand times. */
const MOST_FIELD_ERRORS = 50;
const WOULD_BE_DONE: Reply = { status: 204, headers: {}, body: '' };
/** What a call without a person may come with: the organization a service acts in. */
const INTERNAL_ORGANIZATION = 'org';

/** Turns a handler into a responder: deadline, access, parsing, validation, context, answer, refusal. */
export function respondWith(
  operation: Operation,
  handler: Handler,
  parts: ServiceParts,
  checkAnswers: boolean,
): Responder {
  const input = operation.input as z.ZodType;
  const output = operation.output as z.ZodType;
  const situation = situationOf(operation);

  const answer = async (call: Call): Promise<Reply> => {
    const meta = decodeMeta(call.headers);
    const instance = traceIdOf(meta.traceparent) ?? meta.requestId;
    let ctx: CallContext | undefined;
    if (meta.deadline <= Date.now()) return problemReply('service.late', { instance });
    try {
      admit(operation, meta.principal);
      const raw = inputOf(call);
      const bad = unstorable(raw);
      if (bad.length > 0) return problemReply('request.invalid', { instance, errors: bad.slice(0, MOST_FIELD_ERRORS) });
      const parsed = input.safeParse(raw);
      if (!parsed.success) return problemReply('request.invalid', { instance, errors: fieldErrors(parsed.error) });
      const once = onceOf(operation, call, meta, raw);
      const within = new CallContext(parts, { ...situation, ...scopeOf(call, meta), ...(once && { once }) });
      ctx = within;
      return await answerOnce({ parts, ctx, once, instance }, async () => {
        const result = await handler(parsed.data, within);
        if (operation.audited || looksIn(operation, meta.principal)) await rememberRead(operation, parsed.data, within);
        return {
          status: operation.success ?? 200,
          headers: { ...cookieHeaders(within), ...totalHeader(result) },
          body: textOf(operation, result, output, checkAnswers),
        };
      });
    } catch (error) {
      if (error instanceof TrialPassed) return WOULD_BE_DONE;
      return error instanceof DomainError
        ? refusal(error, instance, ctx)
        : failureReply(operation, parts, error, instance);
    }
  };

  const { name } = operation;
  const received = messageAttributes(subjectOf(name), 'process');
  const duration = durationsOf(handled, operation.service);
  // Of what people ask; services ask each other all day long.
  const figures = operation.method && requestFiguresOf(operation.service);
  return (call, way) =>
    inSpan(
      name,
      way === 'nats' ? 'SERVER' : 'INTERNAL',
      call.headers.traceparent,
      way === 'nats' ? received : NO_ATTRIBUTES,
      async (traceparent, span) => {
        const started = performance.now();
        const reply = await answer(traceparent ? { ...call, headers: { ...call.headers, traceparent } } : call);
        duration(reply.status, started);
        // What is tried out is nothing that somebody did.
        if (!call.headers[TRIAL]) figures?.add(reply.status, performance.now() - started);
        if (span) markStatus(span, reply.status, reply.headers.problem);
        return reply;
      },
    );
}

/** For whom a call works: its caller, or the organization a service acts in. */
function scopeOf({ headers }: Call, meta: CallMeta): Pick<CallScope, 'meta' | 'as'> {
  const organizationId = headers[INTERNAL_ORGANIZATION];
  return { meta, ...(!meta.principal && organizationId && { as: { organizationId, actorId: null } }) };
}

/** What is the same in every call of an operation. */
const situationOf = ({ name, access, effect, events, acrossOrganizations }: Operation): Omit<CallScope, 'meta'> => ({
  operation: name,
  isPublic: access === 'public',
  ...(acrossOrganizations && { isAcross: true }),
  mayEmit: new Set(events?.().map((event) => event.name)),
  ...(effect === 'write' && { silentWrite: operationPerformed }),
});

/** The answer to a failure, which is written down. */
function failureReply({ name }: Operation, { log }: ServiceParts, error: unknown, instance: string): Reply {
  const code = codeOf(error);
  const about = { operation: name, trace: instance };
  // What was wrong with a request is its sender's business; that no contract refused it is ours.
  if (code === 'request.invalid')
    log.warn({ ...about, state: postgresError(error).code }, 'Postgres refused a value that the contract took');
  else log.error({ err: error, ...about }, 'operation failed');
  return problemReply(code, { instance });
}

function refusal({ code, fields, detail, jobId }: DomainError, instance: string, ctx: CallContext | undefined): Reply {
  const more = { ...(fields && { errors: fields }), ...(detail && { detail }), ...(jobId && { jobId }) };
  const reply = problemReply(code, { instance, ...more });
  return { ...reply, headers: { ...reply.headers, ...cookieHeaders(ctx) } };
}

const cookieHeaders = (ctx: CallContext | undefined) => (ctx?.cookie ? cookieHeader(ctx.cookie.value) : {});

/**
 * How many records a list has in all, with a `+` where there are more, so that the gateway need not decode the answer. Raw
 * answers tell it themselves.
 */
const totalHeader = (result: unknown): Readonly<Record<string, string>> =>
  typeof result === 'object' && result !== null && 'total' in result
    ? { [TOTAL]: `${String(result.total)}${'more' in result && result.more === true ? '+' : ''}` }
    : {};

/** The gateway has admitted the caller already; the service does not take its word for it. */
function admit(operation: Operation, principal: Principal | undefined): void {
  const access: Access = operation.access;
  const ability = principal && abilityOf(principal);
  if (access !== 'internal' && !admits(ability, access))
    throw new DomainError(ability ? 'access.denied' : 'auth.required');
  const missing = principal && missingProof(operation, principal, Date.now());
  if (missing) throw new DomainError(missing);
  if (principal && changesByBreakGlass(principal, operation)) throw new DomainError('access.breakGlass');
}

function inputOf(call: Call): unknown {
  const text = textOfBody(call.body);
  let body: unknown;
  try {
    body = text === '' ? {} : JSON.parse(text);
  } catch {
    throw new DomainError('request.malformed');
  }
  const parameters = call.headers[PARAMETERS];
  if (parameters === undefined) return body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new DomainError('request.malformed');
  return { ...body, ...(JSON.parse(parameters) as object) };
}

function textOf(operation: Operation, result: unknown, output: z.ZodType, check: boolean): string {
  if (operation.success === 204) return '';
  const text = result instanceof RawJson ? result.text : JSON.stringify(result);
  if (check) {
    const seen = output.safeParse(JSON.parse(text));
    if (!seen.success && !seen.error.issues.every(isOfEntry))
      throw new Error(`${operation.name} answers something else than its contract: ${z.prettifyError(seen.error)}`);
  }
  return text;
}

/** What is wrong with an input, field by field. */
export const fieldErrors = (error: z.ZodError): FieldError[] =>
  error.issues.slice(0, MOST_FIELD_ERRORS).map((issue) => ({ field: issue.path.join('.'), message: issue.message }));

/** Whether a read from outside is recorded because of who reads. */
const looksIn = ({ effect, access }: Operation, principal: Principal | undefined): boolean =>
  effect === 'read' && access !== 'internal' && principal?.breakGlass !== undefined;

async function rememberRead({ name }: Operation, input: unknown, ctx: CallContext): Promise<void> {
  const mark = ctx.caller?.breakGlass && { breakGlassId: ctx.caller.breakGlass.id };
  await ctx.db.write(async () =>
    ctx.db.addEvent(recordRead, { operation: name, input: input as Record<string, unknown>, ...mark }),
  );
}
