import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import { VERSION } from '../version.js';
import { beginRoot, beginSpan, headerOf, startTelemetry, stopTelemetry } from './telemetry.js';

const exporter = new InMemorySpanExporter();
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const named = `00-${traceId}-00f067aa0ba902b7-01`;

beforeAll(() => void startTelemetry(new SimpleSpanProcessor({ exporter }), 1, 'production'));
afterAll(stopTelemetry);

it('a request from outside is the root of a trace of ours, linked to the one it names, and what it leads to stands below', () => {
  const root = beginRoot('GET /', 'SERVER', named, {})!;
  const below = beginSpan('sales.deals.list', 'CLIENT', headerOf(root), {})!;
  beginRoot('GET /other', 'SERVER', 'nonsense', {})!.end();
  below.end();
  root.end();
  const [other, child, first] = exporter.getFinishedSpans();
  expect([first!.spanContext().traceId === traceId, first!.parentSpanContext]).toEqual([false, undefined]);
  expect(first!.links.map(({ context }) => context.traceId)).toEqual([traceId]);
  expect(child!.spanContext().traceId).toBe(first!.spanContext().traceId);
  expect(child!.parentSpanContext?.spanId).toBe(first!.spanContext().spanId);
  expect([other!.links, other!.parentSpanContext]).toEqual([[], undefined]);
});

it('every span says of which version, instance and environment it is', () => {
  const [span] = exporter.getFinishedSpans();
  expect(span!.resource.attributes).toMatchObject({
    'service.name': 'talent-os',
    'service.version': VERSION,
    'service.instance.id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    'deployment.environment.name': 'production',
  });
});
