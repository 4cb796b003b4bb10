import { describe, expect, it } from '@jest/globals';
import { addressOf, eventually, signIn, spansOf } from '@talent-os/testing';
import { randomBytes } from 'node:crypto';

describe('a trace that begins in the browser', () => {
  it('leads through the gateway and the service down to Postgres', async () => {
    const rep = await signIn('sales.rep@meridian.example');
    const traceId = randomBytes(16).toString('hex');
    const browserSpan = randomBytes(8).toString('hex');
    const response = await fetch(`${addressOf()}/api/sales/rep/performance`, {
      headers: { authorization: `Bearer ${rep.token}`, traceparent: `00-${traceId}-${browserSpan}-01` },
    });
    expect(response.status).toBe(200);
    await eventually(() => {
      const spans = spansOf(traceId);
      const named = (name: string) => spans.find((span) => span.name === name);
      const edge = named('GET /api/sales/rep/performance');
      const handler = named('sales.rep.performance');
      const query = named('sales read');
      expect(edge?.parentSpanId).toBe(browserSpan);
      expect(handler?.parentSpanId).toBe(edge?.spanId);
      expect(query?.parentSpanId).toBe(handler?.spanId);
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
