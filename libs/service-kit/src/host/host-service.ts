import 'reflect-metadata';
import { Module, type INestMicroservice } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, NestFactory } from '@nestjs/core';
import { moduleOfEffect } from '@talent-os/contracts/access/module-of.js';
import { operations } from '@talent-os/contracts/registry.js';
import { setTimeout as after } from 'node:timers/promises';
import type { Responder } from '../bus/bus.js';
import { EventAlreadyHandled, type PendingJob } from '../database/bound-db.js';
import { Database } from '../database/database.js';
import { consume, type Consumer } from '../events/consumer.js';
import { FileStore } from '../files/file-store.js';
import { HotStore } from '../hot/hot-store.js';
import { OutboxRelay } from '../events/relay.js';
import { durableOf, expectOwnNames } from '../events/durable.js';
import { eventSubject } from '../events/streams.js';
import type { Take } from '../health/dead-letters.js';
import { healthResponders } from '../health/responders.js';
import { isSwitchedOn } from '../people/switched-on.js';
import { Background } from './background.js';
import { listenerContext } from './background-context.js';
import type { Backing } from './backing.js';
import { BusStrategy, RethrowFilter, type BoundHandler } from '../bus/bus-strategy.js';
import type { ServiceParts } from './call-context.js';
import type { ServiceDefinition } from '../definition.js';
import { respondWith } from './respond.js';

const AUDIT_BATCH = { batch: 256, lingerMs: 100 };

/** Health is asked like an operation, of whichever process hosts the service. */
export const healthOf = (service: string) => `health.${service}`;

/** Brings one service up: database, operations, outbox, listeners, jobs. Refuses where an operation it owns has no handler. */
export async function hostService(definition: ServiceDefinition, backing: Backing): Promise<INestMicroservice> {
  const { config, bus, redis, streams } = backing;
  const { name: service, controllers, providers = [] } = definition;
  const log = backing.log.child({ service });
  const database = await Database.open(definition, config);
  const committed = (jobs: readonly PendingJob[]) => background.committed(jobs);
  const parts: ServiceParts = { service, database, bus, log, committed };
  const replayJob = (id: string) => background.replayJob(id);
  const strategy = new BusStrategy(async (handlers, listeners) => {
    const responders = respondersOf(service, handlers, parts, config.NODE_ENV !== 'production');
    const named = listeners.map((bound) => takeOf(bound, parts));
    expectOwnNames(named.map(([name]) => name));
    const takes = new Map(named);
    const { migrations } = definition;
    const host = { service, database, relay, backing, takes, migrations: migrations.length, replayJob };
    bus.host(
      service,
      new Map([
        ...responders,
        ...healthResponders(host, parts, config.NODE_ENV !== 'production'),
        [healthOf(service), () => health(database)],
      ]),
    );
    const consumers = await Promise.all(listeners.map((bound, at) => listen(bound, named[at]!, backing, log)));
    return { stop: () => Promise.all(consumers.map((consumer) => consumer.stop())) };
  });
  const relay = new OutboxRelay(service, streams.client, log, config);
  const sharedProviders = [new HotStore(redis, log), new FileStore(streams, log)].map((value) => ({
    provide: value.constructor,
    useValue: value,
  }));
  const backgroundProvider = {
    provide: Background,
    inject: [DiscoveryService],
    useFactory: (discovery: DiscoveryService) => new Background(discovery, strategy, relay, parts, backing),
  };
  class ServiceModule {}
  Module({
    imports: [DiscoveryModule],
    controllers: [...controllers],
    providers: [...providers, ...sharedProviders, backgroundProvider],
  })(ServiceModule);
  const app = await NestFactory.createMicroservice(ServiceModule, {
    strategy,
    logger: ['error', 'fatal'],
    abortOnError: false,
  });
  const background = app.get(Background);
  app.useGlobalFilters(new RethrowFilter());
  try {
    await app.listen();
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}

function respondersOf(
  service: string,
  bound: readonly BoundHandler[],
  parts: ServiceParts,
  check: boolean,
): Map<string, Responder> {
  const handled = new Set(bound.map(({ operation }) => operation));
  const missing = operations.filter(
    (operation) => operation.service === service && !operation.servedBy && !handled.has(operation),
  );
  if (missing.length > 0)
    throw new Error(`${service} does not handle: ${missing.map((operation) => operation.name).join(', ')}`);
  return new Map(
    bound.flatMap(({ operation, handle }) =>
      operation ? [[operation.name, respondWith(operation, handle, parts, check)]] : [],
    ),
  );
}

type NamedTake = readonly [name: string, take: Take];

function listen(
  { event }: BoundHandler,
  [name, take]: NamedTake,
  { streams }: Backing,
  log: ServiceParts['log'],
): Promise<Consumer> {
  const reading = event
    ? { subject: eventSubject(event.name), batch: 1, lingerMs: 0 }
    : { subject: eventSubject('>'), ...AUDIT_BATCH };
  return consume(streams, { name, ...reading, take }, log);
}

/** A listener's durable name, and how it takes events: one by one, or all of an organization's. */
function takeOf(bound: BoundHandler, parts: ServiceParts): NamedTake {
  const { event, always, handle } = bound;
  const name = durableOf(parts.service, bound);
  if (!event) {
    const takeAll: Take = async (envelopes) => {
      for (const [, batch] of Map.groupBy(envelopes, (envelope) => envelope.organizationId))
        await handle(batch, listenerContext(parts, name, batch[0]!));
    };
    return [name, takeAll];
  }
  const take: Take = async ([envelope]) => {
    const ctx = listenerContext(parts, name, envelope!, { consumer: name, eventId: envelope!.id });
    if (!always && !(await isSwitchedOn(ctx, moduleOfEffect(parts.service)))) return;
    await handle(envelope!.payload, ctx, envelope).catch(unlessTaken);
  };
  return [name, take];
}

function unlessTaken(error: unknown): void {
  if (!(error instanceof EventAlreadyHandled)) throw error;
}

async function health(database: Database): ReturnType<Responder> {
  const up = await Promise.race([
    database.runPipeline([{ text: 'select 1' }]).then(() => true),
    after(1_500, false),
  ]).catch(() => false);
  return { status: up ? 200 : 503, headers: {}, body: JSON.stringify({ database: up ? 'up' : 'down' }) };
}
