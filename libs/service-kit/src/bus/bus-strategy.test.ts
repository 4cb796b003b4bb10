import 'reflect-metadata';
import { Controller, Module, UseInterceptors, type CallHandler, type NestInterceptor } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { afterEach, describe, expect, it } from '@jest/globals';
import { event, operation } from '@talent-os/contracts/define.js';
import { map, type Observable } from 'rxjs';
import { z } from 'zod';
import type { Ctx } from '../context.js';
import { Handles, Listens } from '../decorators.js';
import { DomainError } from '../domain-error.js';
import type { Envelope } from '../events/envelope.js';
import { BusStrategy, RethrowFilter, type BoundHandler } from './bus-strategy.js';

const name = z.object({ name: z.string() });
const spec = {
  access: 'internal',
  summary: 'A greeting',
  input: name,
  output: name,
  effect: 'read',
  http: 'none',
} as const;
const greet = operation('greetings.greet', spec);
const shout = operation('greetings.shout', spec);
const refuse = operation('greetings.refuse', spec);
const began = event('greetings.began', name);
const ended = event('greetings.ended', name);

class Loud implements NestInterceptor {
  intercept(_: unknown, next: CallHandler<{ name: string }>): Observable<{ name: string }> {
    return next.handle().pipe(map((answer) => ({ name: answer.name.toUpperCase() })));
  }
}

const heard: unknown[] = [];

@Controller()
class Greetings {
  private readonly own = 'Hello';

  @Handles(greet)
  async greet(input: { name: string }, ctx: Ctx) {
    return { name: `${this.own} ${input.name} of ${ctx.organizationId}` };
  }

  @Handles(shout)
  @UseInterceptors(Loud)
  async shout(input: { name: string }) {
    return input;
  }

  @Handles(refuse)
  async refuse(): Promise<{ name: string }> {
    throw new DomainError('resource.stale');
  }

  @Listens(began)
  @Listens(ended, 'always')
  async hear(payload: { name: string }, ctx: Ctx, envelope: Envelope) {
    heard.push([payload.name, ctx.organizationId, envelope.id]);
  }

  @Listens(began)
  async fail() {
    throw new Error('not now');
  }
}

const ctx = { organizationId: 'Acme' };
let close = async (): Promise<void> => undefined;
afterEach(() => close());

/** What the strategy was handed when Nest had found everything. */
async function boundOf(...controllers: (new () => object)[]) {
  let bound: readonly BoundHandler[] = [];
  let stopped = 0;
  const strategy = new BusStrategy(async (operations, listeners) => {
    bound = [...operations, ...listeners];
    return { stop: async () => void (stopped += 1) };
  });
  class Service {}
  Module({ controllers })(Service);
  const app = await NestFactory.createMicroservice(Service, { strategy, logger: false, abortOnError: false });
  app.useGlobalFilters(new RethrowFilter());
  close = () => app.close();
  await app.listen();
  return { bound, of: (method: string) => bound.filter((one) => one.method === method), stopped: () => stopped };
}

describe('a service', () => {
  it('answers an operation with what Nest made of its class', async () => {
    const { of } = await boundOf(Greetings);
    await expect(of('greet')[0]!.handle({ name: 'Ann' }, ctx)).resolves.toEqual({ name: 'Hello Ann of Acme' });
  });

  it('is intercepted as Nest promises', async () => {
    const { of } = await boundOf(Greetings);
    await expect(of('shout')[0]!.handle({ name: 'Ann' }, ctx)).resolves.toEqual({ name: 'ANN' });
  });

  it('refuses with its own error', async () => {
    const { of } = await boundOf(Greetings);
    await expect(of('refuse')[0]!.handle({ name: 'Ann' }, ctx)).rejects.toMatchObject({ code: 'resource.stale' });
  });

  it('listens with one method to several events, and with several methods to one', async () => {
    const { of } = await boundOf(Greetings);
    expect(of('hear').map(({ event: one, always }) => [one?.name, always])).toEqual([
      ['greetings.ended', true],
      ['greetings.began', false],
    ]);
    for (const { handle } of of('hear')) await handle({ name: 'Ann' }, ctx, { id: '1' });
    expect(heard).toEqual([
      ['Ann', 'Acme', '1'],
      ['Ann', 'Acme', '1'],
    ]);
    await expect(of('fail')[0]!.handle({ name: 'Ann' }, ctx, { id: '1' })).rejects.toThrow('not now');
  });

  it('stops what was started when it closes', async () => {
    const { stopped } = await boundOf(Greetings);
    await close();
    close = async () => undefined;
    expect(stopped()).toBe(1);
  });

  it('does not start where an operation has two handlers', async () => {
    @Controller()
    class Again {
      @Handles(greet)
      async twice(input: { name: string }) {
        return input;
      }
    }
    await expect(boundOf(Greetings, Again)).rejects.toThrow('greetings.greet has two handlers');
    close = async () => undefined;
  });
});
