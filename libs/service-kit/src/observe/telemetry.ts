import { context, propagation, SpanKind, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  TracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace';
import { randomFillSync } from 'node:crypto';

const tracer = trace.getTracer('talent-os');
let recording = false;

/**
 * Turns tracing on. Spans are made by hand at four places (HTTP, bus request, bus handler, transaction): patching every
 * module costs a quarter of the throughput.
 */
export function startTelemetry(processor: SpanProcessor, ratio = 1): TracerProvider {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'talent-os' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [processor],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  recording = true;
  return provider;
}

export const otlpProcessor = (endpoint: string) =>
  new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }) });

// Asking for random bytes costs more than everything else in a trace's header: they are fetched for many at once.
const random = Buffer.alloc(24 * 256);
let used = random.length;

/** The header of a new trace (W3C trace context), for requests that bring none. */
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

function parentOf(traceparent: string | undefined): Context {
  const match = TRACEPARENT.exec(traceparent ?? '');
  if (!match) return context.active();
  const [, traceId, spanId, flags] = match;
  return trace.setSpanContext(context.active(), {
    traceId: traceId!,
    spanId: spanId!,
    traceFlags: Number.parseInt(flags!, 16),
    isRemote: true,
  });
}

export type SpanKindName = keyof typeof SpanKind;

/**
 * Runs work inside a span and hands it the header to pass on. Without an exporter nothing is recorded and the header
 * goes on unchanged.
 */
export async function inSpan<T>(
  name: string,
  kind: SpanKindName,
  traceparent: string | undefined,
  attributes: Record<string, string | number>,
  work: (traceparent: string | undefined, span: Span | undefined) => Promise<T>,
): Promise<T> {
  if (!recording) return work(traceparent, undefined);
  const parent = parentOf(traceparent);
  const span = tracer.startSpan(name, { kind: SpanKind[kind], attributes }, parent);
  try {
    return await context.with(trace.setSpan(parent, span), () => work(headerOf(span), span));
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

function headerOf(span: Span): string {
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
