import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Link,
  type Span,
} from '@opentelemetry/api';
import { errors } from '@talent-os/contracts';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  TracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace';
import { randomFillSync } from 'node:crypto';
import { DomainError } from '../domain-error.js';
import { resourceOf } from './resource.js';

export type { Attributes, Span };

const tracer = trace.getTracer('talent-os');
let recording = false;

/**
 * Turns tracing on. Spans are made by hand, where work goes from one part to another (HTTP, bus, events, jobs, Postgres,
 * Redis, models): patching every module costs a quarter of the throughput.
 */
export function startTelemetry(processor: SpanProcessor, ratio = 1, environment = 'development'): TracerProvider {
  const provider = new TracerProvider({
    resource: resourceOf(environment),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [processor],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  recording = true;
  return provider;
}

/** Sends spans to a collector, at the latest every `delayMs` milliseconds. */
export const otlpProcessor = (endpoint: string, delayMs: number) =>
  new BatchSpanProcessor({
    exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }),
    scheduledDelayMillis: delayMs,
  });

// Asking for random bytes costs more than everything else in a trace's header: they are fetched for many at once.
const random = Buffer.alloc(24 * 256);
let used = random.length;

/** The header of a new trace (W3C trace context). */
export function newTraceparent(): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  const hex = random.toString('hex', used, (used += 24));
  return `00-${hex.slice(0, 32)}-${hex.slice(32)}-01`;
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The trace id of a header: what an error's `instance` names. */
export const traceIdOf = (traceparent: string | undefined) => TRACEPARENT.exec(traceparent ?? '')?.[1];

function parentOf(traceparent: string | undefined, otherwise: Context = context.active()): Context {
  const match = TRACEPARENT.exec(traceparent ?? '');
  if (!match) return otherwise;
  const [, traceId, spanId, flags] = match;
  return trace.setSpanContext(otherwise, {
    traceId: traceId!,
    spanId: spanId!,
    traceFlags: Number.parseInt(flags!, 16),
    isRemote: true,
  });
}

/** Headers as links of a span; what is no header links nothing. */
const linksTo = (headers: readonly (string | undefined)[]): Link[] =>
  headers.flatMap((header) => {
    const linked = trace.getSpanContext(parentOf(header, ROOT_CONTEXT));
    return linked ? [{ context: linked }] : [];
  });

type SpanKindName = keyof typeof SpanKind;

/**
 * Begins a span that whoever asked for it ends. Nothing where tracing is off. `links`: headers of what led to this work
 * without waiting for it.
 */
export function beginSpan(
  name: string,
  kind: SpanKindName,
  traceparent: string | undefined,
  attributes: Attributes,
  links: readonly (string | undefined)[] = [],
): Span | undefined {
  if (!recording) return undefined;
  const options = { kind: SpanKind[kind], attributes, links: linksTo(links) };
  return tracer.startSpan(name, options, parentOf(traceparent));
}

/**
 * Begins the first span of a new trace. Nothing where tracing is off. `link`: the header of who asked from outside, whose
 * trace is another system's and only named beside ours.
 */
export const beginRoot = (
  name: string,
  kind: SpanKindName,
  link: string | undefined,
  attributes: Attributes,
): Span | undefined =>
  recording
    ? tracer.startSpan(name, { kind: SpanKind[kind], attributes, root: true, links: linksTo([link]) }, ROOT_CONTEXT)
    : undefined;

/** Runs work as a part of a span, so that spans it begins without a header are below it. */
export const withSpan = <T>(span: Span | undefined, work: () => T): T =>
  span ? context.with(trace.setSpan(context.active(), span), work) : work();

/**
 * Runs work inside a span and hands it the header to pass on. Without an exporter nothing is recorded and the header
 * goes on unchanged.
 */
export async function inSpan<T>(
  name: string,
  kind: SpanKindName,
  traceparent: string | undefined,
  attributes: Attributes,
  work: (traceparent: string | undefined, span: Span | undefined) => Promise<T>,
  links?: readonly (string | undefined)[],
): Promise<T> {
  const span = beginSpan(name, kind, traceparent, attributes, links);
  if (!span) return work(traceparent, undefined);
  try {
    return await withSpan(span, () => work(headerOf(span), span));
  } catch (error) {
    failSpan(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** The same for what is worth a span only as a part of something: without a span around it there is none. */
export const inChildSpan = <T>(
  name: string,
  attributes: () => Attributes,
  work: (span: Span | undefined) => Promise<T>,
): Promise<T> =>
  recording && trace.getActiveSpan()
    ? inSpan(name, 'CLIENT', undefined, attributes(), (_, span) => work(span))
    : work(undefined);

/**
 * Says that what a span stands for failed, and of which kind: a code or the error's class, never its message, which may
 * hold a person's data. What was refused within the rules has not failed, nor what says so of itself.
 */
export function failSpan(span: Span, error: unknown): void {
  if (error instanceof DomainError && errors[error.code].status < 500) return;
  const { code, isFailure } = (error ?? {}) as { code?: unknown; isFailure?: boolean };
  if (isFailure === false) return;
  const type = typeof code === 'string' && /^[\w.-]{1,40}$/.test(code) ? code : undefined;
  span.setAttribute('error.type', type ?? (error instanceof Error ? error.name : typeof error));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** The same by the status of an answer: from 500 on it is a failure. `problem`: its code in the table of errors. */
export function markStatus(span: Span, status: number, problem?: string): void {
  if (status < 500) return;
  span.setAttribute('error.type', problem ?? String(status));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** The header that makes others go on below a span. */
export function headerOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

/** Undoes `startTelemetry`, for tests. */
export function stopTelemetry(): void {
  recording = false;
  trace.disable();
  context.disable();
  propagation.disable();
}
