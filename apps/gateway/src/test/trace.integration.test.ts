import { describe, expect, it } from '@jest/globals';
import { addressOf, attributeOf, eventually, signIn, spansOf, type Span } from '@talent-os/testing';
import { listAuditEvents } from '@talent-os/contracts/audit/trail.js';
import { randomBytes } from 'node:crypto';

const [INTERNAL, SERVER, CLIENT] = [1, 2, 3];
/** Whether the gateway and the service are processes of their own. */
const apart = process.env.TOPOLOGY === 'split';
const overNats = {
  'messaging.system': 'nats',
  'messaging.destination.name': expect.stringMatching(/^\w+\.op\.sales\.rep\.performance$/),
};
/** The trace the product gave a request. */
const traceOf = ({ headers }: Response): string => /^00-([\da-f]{32})-/.exec(headers.get('traceresponse')!)![1]!;
const attributesOf = (span: Span) =>
  Object.fromEntries(span.attributes.map(({ key }) => [key, attributeOf(span, key)]));

describe('the trace of a request', () => {
  it('leads through the gateway and the service down to Postgres', async () => {
    const rep = await signIn('sales.rep@meridian.example');
    // A busy product may say that it is late: the trace is that of an answer.
    const response = await eventually(async () => {
      const answered = await fetch(`${addressOf()}/api/sales/rep/performance`, {
        headers: { authorization: `Bearer ${rep.token}` },
      });
      expect(answered.status).toBe(200);
      return answered;
    });
    const traceId = traceOf(response);
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
    const traceId = traceOf(await fetch(`${addressOf()}/api/calendar/canary-token?name=canary-name`));
    await eventually(() => {
      const spans = spansOf(traceId);
      const edge = spans.find(({ kind, parentSpanId = '' }) => kind === SERVER && parentSpanId === '');
      expect(edge && attributesOf(edge)).toMatchObject({ 'url.path': '/api/calendar/:feedToken' });
      expect(JSON.stringify(spans)).not.toContain('canary');
    });
  });

  it('shows a call that is refused before anybody works on it, and as no failure', async () => {
    const rep = await signIn('sales.rep@meridian.example');
    const headers = { authorization: `Bearer ${rep.token}` };
    const traceId = traceOf(await fetch(`${addressOf()}/api/chat/providers`, { headers }));
    await eventually(() => {
      const spans = spansOf(traceId);
      expect(spans.map((span) => attributeOf(span, 'http.response.status_code'))).toContain('403');
      expect(spans.filter(({ status }) => status.code === 2)).toEqual([]);
    });
  });

  it('is named by the problem of a refused request', async () => {
    const response = await fetch(`${addressOf()}/api/auth/me`);
    expect(await response.json()).toMatchObject({ status: 401, instance: traceOf(response) });
    const nowhere = await fetch(`${addressOf()}/api/auth/me`, { method: 'PATCH' });
    expect(await nowhere.json()).toMatchObject({ status: 405, instance: traceOf(nowhere) });
  });

  it('is the product’s own: what a caller names is linked to it, and finds nobody’s writes', async () => {
    const rep = await signIn('sales.rep@meridian.example');
    const admin = await signIn('org.admin@meridian.example');
    const foreign = randomBytes(16).toString('hex');
    const notify = () =>
      fetch(`${addressOf()}/api/productivity/tasks`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${rep.token}`,
          'content-type': 'application/json',
          traceparent: `00-${foreign}-${'1'.repeat(16)}-01`,
        },
        body: JSON.stringify({ title: 'Call back about the renewal' }),
      });
    const traces: string[] = [];
    for (let time = 0; time < 2; time += 1) {
      const response = await notify();
      expect(response.status).toBe(201);
      traces.push(traceOf(response));
    }
    expect(new Set([...traces, foreign]).size).toBe(3);
    await eventually(async () => {
      const { items } = await admin.call(listAuditEvents, {});
      expect(items.map(({ traceId }) => traceId)).toEqual(expect.arrayContaining(traces));
      expect(items.map(({ traceId }) => traceId)).not.toContain(foreign);
      const root = spansOf(traces[0]!).find(({ kind, parentSpanId = '' }) => kind === SERVER && parentSpanId === '');
      expect(root?.links?.map(({ traceId }) => traceId)).toEqual([foreign]);
      expect(spansOf(foreign)).toEqual([]);
    });
  });
});
