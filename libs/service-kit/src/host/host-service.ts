import 'reflect-metadata';
import { Module, type INestMicroservice } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { JobContract } from '@talent-os/contracts';
import { moduleOfEffect } from '@talent-os/contracts/access/module-of.js';
import { operations } from '@talent-os/contracts/registry.js';
import { setTimeout as after } from 'node:timers/promises';
import type { Responder } from '../bus/bus.js';
import { hearSignal } from '../bus/signals.js';
import type { CallMeta, Ctx } from '../context.js';
import { AlreadyTaken, type PendingJob } from '../database/bound-db.js';
import { Database } from '../database/database.js';
import { hearersOf, timersOf, workersOf } from '../decorators.js';
import { consume, type Consumer } from '../events/consumer.js';
import type { Envelope } from '../events/envelope.js';
import { FileStore } from '../files/file-store.js';
import { HotStore } from '../hot/hot-store.js';
import { OutboxRelay } from '../events/relay.js';
import { eventSubject } from '../events/streams.js';
import { isSwitchedOn } from '../people/switched-on.js';
import { JobRunner, type JobHandler } from '../jobs/runner.js';
import { inBackground } from '../observe/in-background.js';
import type { Backing } from './backing.js';
import { BusStrategy, ThrowOn, type Bound } from './bus-strategy.js';
import { CallContext, type ServiceParts } from './call-context.js';
import type { ServiceDefinition } from './definition.js';
import { respondWith } from './respond.js';
import { startTimer } from './timer.js';

type Methods = Record<string, (...args: unknown[]) => unknown>;
export type HostedService = { readonly parts: ServiceParts; stop(): Promise<void> };

/** How long a listener or a job may take before its calls give up, in milliseconds. */
const BACKGROUND_DEADLINE = 60_000;
const AUDIT_BATCH = { batch: 256, lingerMs: 100 };

/** Health is asked like an operation, of whichever process hosts the service. */
export const healthOf = (service: string) => `health.${service}`;

/** Brings one service up: database, operations, outbox, listeners, jobs. Refuses where an operation it owns has no handler. */
export async function hostService(definition: ServiceDefinition, backing: Backing): Promise<HostedService> {
  const { config, bus, streams } = backing;
  const { name } = definition;
  const log = backing.log.child({ service: name });
  const database = await Database.open(definition, config);
  const relay = new OutboxRelay(name, streams.client, log, config);
  const lent = [new HotStore(backing.redis, log), new FileStore(streams, log)];

  let runner: JobRunner | undefined;
  const committed = (jobs: readonly PendingJob[]) => {
    relay.nudge();
    if (jobs.length > 0) runner?.add(jobs);
  };
  const parts: ServiceParts = { service: name, database, bus, log, committed };

  const strategy = new BusStrategy(async (operationsOf, listenersOf) => {
    const responders = respondersOf(name, operationsOf, parts, config.NODE_ENV !== 'production');
    bus.host(name, new Map([...responders, [healthOf(name), () => health(database)]]));
    const consumers = await Promise.all(listenersOf.map((bound) => listen(bound, parts, backing)));
    return {
      async stop() {
        await Promise.all(consumers.map((consumer) => consumer.stop()));
      },
    };
  });
  const app = await microserviceOf(definition, lent, strategy);
  const controllers = definition.controllers.map((controller) => app.get<Methods>(controller));

  // BullMQ keeps a first command that timed out for good: its connection is the patient one, for both ends.
  const redis = { queue: backing.workerRedis, worker: backing.workerRedis };
  const jobs = jobHandlers(controllers, parts);
  if (jobs.size > 0) runner = new JobRunner(name, jobs, log, config, redis);
  await app.listen();
  const signals = controllers.flatMap((controller) =>
    hearersOf(controller).map(({ contract, method }) =>
      hearSignal(bus.nats, contract, (data) => {
        const heard = async () => controller[method]!(data);
        inBackground(contract, heard(), log);
      }),
    ),
  );
  relay.start();
  runner?.start();
  const timers = startTimers(controllers, parts);

  return {
    parts,
    async stop() {
      // First, while everything its parts may need is still there.
      await app.close();
      signals.forEach((subscription) => subscription.unsubscribe());
      await runner?.stop();
      await Promise.all(timers.map((timer) => timer.stop()));
      await relay.stop();
      await database.close();
    },
  };
}

async function microserviceOf(
  definition: ServiceDefinition,
  lent: readonly object[],
  strategy: BusStrategy,
): Promise<INestMicroservice> {
  const values = lent.map((value) => ({ provide: value.constructor, useValue: value }));
  class ServiceModule {}
  Module({ controllers: [...definition.controllers], providers: [...(definition.providers ?? []), ...values] })(
    ServiceModule,
  );
  const app = await NestFactory.createMicroservice(ServiceModule, {
    strategy,
    logger: ['error', 'fatal'],
    abortOnError: false,
  });
  app.useGlobalFilters(new ThrowOn());
  return app.init();
}

function respondersOf(
  service: string,
  bound: readonly Bound[],
  parts: ServiceParts,
  check: boolean,
): Map<string, Responder> {
  const handled = new Set(bound.map(({ operation }) => operation));
  const missing = operations.filter((operation) => operation.service === service && !handled.has(operation));
  if (missing.length > 0)
    throw new Error(`${service} does not handle: ${missing.map((operation) => operation.name).join(', ')}`);
  return new Map(
    bound.flatMap(({ operation, handle }) =>
      operation ? [[operation.name, respondWith(operation, handle, parts, check)]] : [],
    ),
  );
}

function listen(
  { event, always, method, handle }: Bound,
  parts: ServiceParts,
  { streams }: Backing,
): Promise<Consumer> {
  if (!event) {
    const name = `${parts.service}-${method}`;
    const take = async (envelopes: readonly Envelope[]) => {
      for (const [, batch] of Map.groupBy(envelopes, (envelope) => envelope.organizationId))
        await handle(batch, contextOf(parts, name, batch[0]!));
    };
    return consume(streams, { name, subject: eventSubject('>'), ...AUDIT_BATCH, take }, parts.log);
  }
  const name = `${parts.service}-${method}-${event.name.replaceAll('.', '-')}`;
  const take = async ([envelope]: readonly Envelope[]) => {
    const ctx = contextOf(parts, name, envelope!, { consumer: name, eventId: envelope!.id });
    if (!always && !(await isSwitchedOn(ctx, moduleOfEffect(parts.service)))) return;
    await handle(envelope!.payload, ctx, envelope).catch(unlessTaken);
  };
  return consume(streams, { name, subject: eventSubject(event.name), batch: 1, lingerMs: 0, take }, parts.log);
}

function jobHandlers(controllers: readonly Methods[], parts: ServiceParts): Map<JobContract, JobHandler> {
  const handlers = new Map<JobContract, JobHandler>();
  for (const controller of controllers)
    for (const { contract, method } of workersOf(controller))
      handlers.set(contract, async (data, organizationId) => {
        await controller[method]!(data, systemContext(parts, contract.name, organizationId));
      });
  return handlers;
}

const startTimers = (controllers: readonly Methods[], parts: ServiceParts) =>
  controllers.flatMap((controller) =>
    timersOf(controller).map(({ contract: everyMs, method }) =>
      startTimer(
        async (last) => {
          await controller[method]!(systemContext(parts, `${parts.service}.${method}`), last);
        },
        everyMs,
        (error) => parts.log.error({ err: error, timer: method }, 'a round of a timer failed'),
      ),
    ),
  );

/** The context of work nobody asked for by a request: jobs and seeds. */
export function systemContext(parts: ServiceParts, operation: string, organizationId?: string, now?: Date): Ctx {
  const ctx = new CallContext(parts, {
    operation,
    meta: backgroundMeta(),
    ...(organizationId && { as: { organizationId, actorId: null } }),
  });
  return now ? Object.assign(ctx, { now }) : ctx;
}

function contextOf(
  parts: ServiceParts,
  operation: string,
  envelope: Envelope,
  inbox?: { consumer: string; eventId: string },
): CallContext {
  const meta = { ...backgroundMeta(), requestId: envelope.requestId, traceparent: envelope.traceparent ?? undefined };
  const as = { organizationId: envelope.organizationId, actorId: envelope.actorId };
  return new CallContext(parts, { operation, meta, as, ...(inbox && { inbox }) });
}

const backgroundMeta = (): CallMeta => ({
  principal: undefined,
  requestId: crypto.randomUUID().replaceAll('-', ''),
  deadline: Date.now() + BACKGROUND_DEADLINE,
  traceparent: undefined,
  ip: undefined,
  userAgent: undefined,
  refreshCookie: undefined,
});

function unlessTaken(error: unknown): void {
  if (!(error instanceof AlreadyTaken)) throw error;
}

async function health(database: Database): ReturnType<Responder> {
  const up = await Promise.race([
    database.runPipeline([{ text: 'select 1' }]).then(() => true),
    after(1_500, false),
  ]).catch(() => false);
  return { status: up ? 200 : 503, headers: {}, body: JSON.stringify({ database: up ? 'up' : 'down' }) };
}
