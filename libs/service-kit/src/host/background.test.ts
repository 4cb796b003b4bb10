import 'reflect-metadata';
import { Controller, Injectable, Module } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, NestFactory } from '@nestjs/core';
import { describe, expect, it } from '@jest/globals';
import { Every, Hears } from '../decorators.js';
import type { OutboxRelay } from '../events/relay.js';
import { createLogger } from '../observe/logger.js';
import type { Backing } from './backing.js';
import { Background } from './background.js';
import { BusStrategy, RethrowFilter } from '../bus/bus-strategy.js';
import type { ServiceParts } from './call-context.js';

/** What happened, in order. */
let steps: string[] = [];
const step = async (what: string): Promise<void> => void steps.push(what);

@Injectable()
class Clock {
  private readonly own = 'round';

  @Every(60_000)
  async tick(_: unknown, last: boolean) {
    await step(last ? `last ${this.own}` : this.own);
  }
}

@Controller()
class Ears {
  @Hears('greetings.stop')
  hear({ who }: { readonly who: string }) {
    steps.push(`heard ${who}`);
  }
}

let say: (data: unknown) => void;
const nats = {
  subscribe(_: string, { callback }: { callback: (error: null, message: { json(): unknown }) => void }) {
    steps.push('listens');
    say = (data) => callback(null, { json: () => data });
    return { unsubscribe: () => steps.push('listens no more') };
  },
};
const parts = { service: 'greetings', log: createLogger('silent'), database: { close: () => step('database closes') } };

async function serviceWith(stopRelay: () => Promise<void>) {
  steps = [];
  const strategy = new BusStrategy(async () => {
    await step('serves');
    return { stop: () => step('serves no more') };
  });
  const relay = { start: () => steps.push('relays'), stop: stopRelay } as unknown as OutboxRelay;
  const backing = { bus: { nats } } as unknown as Backing;
  const useFactory = (discovery: DiscoveryService) =>
    new Background(discovery, strategy, relay, parts as unknown as ServiceParts, backing);
  class Service {}
  Module({
    imports: [DiscoveryModule],
    controllers: [Ears],
    providers: [Clock, { provide: Background, inject: [DiscoveryService], useFactory }],
  })(Service);
  const app = await NestFactory.createMicroservice(Service, { strategy, logger: false, abortOnError: false });
  app.useGlobalFilters(new RethrowFilter());
  await app.listen();
  return app;
}

describe('what a service does unasked', () => {
  it('is found on providers and controllers, begins when it serves and ends after it, in order', async () => {
    const app = await serviceWith(() => step('relays no more'));
    say({ who: 'Ann' });
    await app.close();
    expect(steps).toEqual([
      'serves',
      'listens',
      'relays',
      'round',
      'heard Ann',
      'serves no more',
      'listens no more',
      'last round',
      'relays no more',
      'database closes',
    ]);
  });

  it('ends as far as it can', async () => {
    const app = await serviceWith(() => Promise.reject(new Error('away')));
    await app.close();
    expect(steps.at(-1)).toBe('database closes');
  });
});
