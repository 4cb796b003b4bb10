import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { errors, type ErrorCode } from '@talent-os/contracts';
import { operations } from '@talent-os/contracts/registry.js';
import {
  durationsOf,
  handled,
  httpDuration,
  httpRequests,
  outcomes,
  refusals,
  registry,
} from '@talent-os/service-kit/observe/metrics';
import { scrape } from '@talent-os/service-kit/observe/scrape';
import { fastify } from 'fastify';
import { pino } from 'pino';
import { answerErrors, sendProblem } from './errors.js';
import { countRefusal, observeRequests } from './observe-requests.js';

/** All series of one process, whatever happens to it: room for three of each of a thousand operations, and half of what scrapes allow. */
const MOST_SERIES = 5_000;
const served = operations.filter(({ method }) => method);
const [read] = served.filter(({ method, path }) => method === 'GET' && !path.includes(':')) as [
  (typeof served)[number],
];
const [write] = served.filter(({ method, path }) => method === 'POST' && !path.includes(':')) as [
  (typeof served)[number],
];
let code: ErrorCode = 'access.denied';

const server = fastify({ bodyLimit: 10 });
beforeAll(async () => {
  observeRequests(server, operations);
  answerErrors(server, pino({ level: 'silent' }));
  server.get(read.path, (_request, reply) => sendProblem(reply, code));
  server.post(write.path, () => 'done');
  await server.ready();
});
beforeEach(() => registry.resetMetrics());
afterAll(() => server.close());

type Counted = { get(): Promise<{ values: readonly { labels: object; value: number }[] }> };
/** The labels and values of a metric that has moved. */
const moved = async (metric: Counted) =>
  (await metric.get()).values
    .filter(({ value }) => value > 0)
    .map(({ labels, value }) => [...Object.values(labels), value]);

describe('a request at the gateway', () => {
  it.each(['auth.required', 'access.denied', 'request.rate'] as const)(
    'that is refused with %s is counted',
    async (one) => {
      code = one;
      await server.inject({ method: 'GET', url: read.path });
      expect(await moved(refusals)).toEqual([[one, 1]]);
      expect(await moved(httpRequests)).toEqual([[read.name, 'refused', 1]]);
      const { values } = await httpDuration.get();
      const count = values.find(({ metricName }) => metricName?.endsWith('_count'));
      expect(count).toMatchObject({ value: 1, labels: { service: read.service, outcome: 'refused' } });
    },
  );

  it('that is too large is counted although no handler saw it', async () => {
    await server.inject({ method: 'POST', url: write.path, payload: { text: 'far too long' } });
    expect(await moved(refusals)).toEqual([['request.size', 1]]);
    expect(await moved(httpRequests)).toEqual([[write.name, 'refused', 1]]);
  });

  it('of no operation is counted as such, whatever its address', async () => {
    for (const url of ['/api/canary-1', '/api/canary-2?name=canary']) await server.inject({ method: 'GET', url });
    expect(await moved(httpRequests)).toEqual([['other', 'refused', 2]]);
    expect(await scrape()).not.toContain('canary');
  });
});

it('a process has no more series than a monitoring system should keep, whatever is asked of it', async () => {
  for (const { name } of served) for (const outcome of outcomes) httpRequests.inc({ operation: name, outcome });
  for (const { service } of operations)
    for (const histogram of [handled, httpDuration])
      for (const status of [200, 404, 503]) durationsOf(histogram, service)(status, performance.now());
  for (const one of Object.keys(errors)) countRefusal(one);
  const series = (await scrape()).split('\n').filter((text) => text && !text.startsWith('#'));
  // Those of pools, listeners, jobs and models: a handful for each of them.
  const others = 250;
  expect(series.length).toBeGreaterThan(served.length * outcomes.length);
  expect(series.length + others).toBeLessThan(MOST_SERIES);
});
