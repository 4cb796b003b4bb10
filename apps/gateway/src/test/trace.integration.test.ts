import { describe, expect, it } from '@jest/globals';
import { addressOf, attributeOf, eventually, signIn, spansOf, type Span } from '@talent-os/testing';
import { randomBytes } from 'node:crypto';

const [INTERNAL, SERVER, CLIENT] = [1, 2, 3];
/** Whether the gateway and the service are processes of their own. */
const apart = process.env.TOPOLOGY === 'split';
const overNats = {
  'messaging.system': 'nats',
  'messaging.destination.name': expect.stringMatching(/^\w+\.op\.sales\.rep\.performance$/),
};
const attributesOf = (span: Span) =>
  Object.fromEntries(span.attributes.map(({ key }) => [key, attributeOf(span, key)]));

describe('a trace that begins in the browser', () => {
  it('leads through the gateway and the service down to Postgres', async () => {
    const rep = await signIn('sales.rep@meridian.example');
    const traceId = randomBytes(16).toString('hex');
    const response = await fetch(`${addressOf()}/api/sales/rep/performance`, {
      headers: { authorization: `Bearer ${rep.token}`, traceparent: `00-${traceId}-${'1'.repeat(16)}-01` },
    });
    expect(response.status).toBe(200);
    await eventually(() => {
      const spans = spansOf(traceId);
      // A root has an empty parent; nobody has recorded the span the caller names.
      const below = (parent: string) => spans.filter(({ parentSpanId = '' }) => parentSpanId === parent);
      const [edge, ...others] = below('');
      expect(others).toEqual([]);
      expect(edge).toMatchObject({ name: 'GET /api/sales/rep/performance', kind: SERVER });
      expect(attributesOf(edge!)).toMatchObject({
        'http.request.method': 'GET',
        'http.route': '/api/sales/rep/performance',
        'http.response.status_code': '200',
        'url.path': '/api/sales/rep/performance',
        'server.address': 'talent.example',
        'network.protocol.version': '1.1',
      });
      let [call] = below(edge!.spanId);
      expect(call?.name).toBe('sales.rep.performance');
      if (apart) {
        expect(call!.kind).toBe(CLIENT);
        expect(attributesOf(call!)).toMatchObject({ ...overNats, 'messaging.operation.type': 'send' });
        [call] = below(call!.spanId);
        expect(call).toMatchObject({ name: 'sales.rep.performance', kind: SERVER });
        expect(attributesOf(call!)).toMatchObject({ ...overNats, 'messaging.operation.type': 'process' });
      } else {
        expect(call!.kind).toBe(INTERNAL);
        expect(attributeOf(call!, 'messaging.system')).toBeUndefined();
      }
      const queries = below(call!.spanId);
      expect(queries.length).toBeGreaterThan(0);
      for (const query of queries) {
        expect(query.kind).toBe(CLIENT);
        expect(query.name).toMatch(/^SELECT sales\.\w+$/);
        expect(attributesOf(query)).toMatchObject({
          'db.system.name': 'postgresql',
          'db.operation.name': 'SELECT',
          'db.namespace': expect.stringMatching(/^\w+\|sales$/),
          'server.address': expect.anything(),
        });
      }
    });
  });

  it('holds neither the token of an address nor its query', async () => {
    const traceId = randomBytes(16).toString('hex');
    await fetch(`${addressOf()}/api/calendar/canary-token?name=canary-name`, {
      headers: { traceparent: `00-${traceId}-${'1'.repeat(16)}-01` },
    });
    await eventually(() => {
      const spans = spansOf(traceId);
      const edge = spans.find(({ kind, parentSpanId = '' }) => kind === SERVER && parentSpanId === '');
      expect(edge && attributesOf(edge)).toMatchObject({ 'url.path': '/api/calendar/:feedToken' });
      expect(JSON.stringify(spans)).not.toContain('canary');
    });
  });

  it('shows a call that is refused before anybody works on it, and as no failure', async () => {
    const rep = await signIn('sales.rep@meridian.example');
    const traceId = randomBytes(16).toString('hex');
    await fetch(`${addressOf()}/api/chat/providers`, {
      headers: { authorization: `Bearer ${rep.token}`, traceparent: `00-${traceId}-${'1'.repeat(16)}-01` },
    });
    await eventually(() => {
      const spans = spansOf(traceId);
      expect(spans.map((span) => attributeOf(span, 'http.response.status_code'))).toContain('403');
      expect(spans.filter(({ status }) => status.code === 2)).toEqual([]);
    });
  });

  it('is named by the problem of a refused request', async () => {
    const traceId = randomBytes(16).toString('hex');
    const response = await fetch(`${addressOf()}/api/auth/me`, {
      headers: { traceparent: `00-${traceId}-${'1'.repeat(16)}-01` },
    });
    expect(await response.json()).toMatchObject({ status: 401, instance: traceId });
  });
});
