import 'reflect-metadata';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Ctx as NestContext, EventPattern, MessagePattern, Payload as NestPayload } from '@nestjs/microservices';
import type { EventContract, Input, JobContract, JobData, Operation, Output, Payload } from '@talent-os/contracts';
import type { Ctx } from './context.js';
import type { RawJson } from './database/raw-json.js';
import type { Envelope } from './events/envelope.js';
import type { HandlerBinding } from './bus/bus-strategy.js';

/** Handlers may answer what they must not change. */
type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;
type Answer<O extends Operation> = DeepReadonly<Output<O>> | RawJson<Output<O>>;
/** Decorates methods of one shape. */
type MethodDecoratorFor<F> = <M extends F>(
  target: object,
  method: string,
  descriptor: TypedPropertyDescriptor<M>,
) => void;

/** The pattern of listeners to every event there is. */
const ALL_EVENTS = '>';

/** The third argument of a listener. */
const ThisEnvelope = createParamDecorator((_: unknown, host: ExecutionContext) => host.getArgByIndex<Envelope>(2));

/** The patterns of a method so far: Nest keeps those of the last decorator only. */
const bindings = new WeakMap<object, Record<string, HandlerBinding>>();

/** What a method is bound to, by pattern; nothing where it is bound to nothing. */
export const bindingsOf = (method: unknown): readonly HandlerBinding[] =>
  typeof method === 'function' ? Object.values(bindings.get(method) ?? {}) : [];

const bind =
  (pattern: string, binding: Omit<HandlerBinding, 'method'>): MethodDecorator =>
  (target, method, descriptor) => {
    const value = descriptor.value as object;
    const first = !bindings.has(value);
    const all = { ...bindings.get(value), [pattern]: { ...binding, method: String(method) } };
    bindings.set(value, all);
    const decorate: (patterns: string[], extras: Record<string, HandlerBinding>) => MethodDecorator = binding.operation
      ? MessagePattern
      : EventPattern;
    decorate(Object.keys(all), all)(target, method, descriptor);
    if (!first) return;
    NestPayload()(target, method, 0);
    NestContext()(target, method, 1);
    if (!binding.operation) ThisEnvelope()(target, method, 2);
  };

/** Binds a method to an operation, as Nest's `@MessagePattern` of its name; its types must match the contract. */
export const Handles = <O extends Operation>(
  operation: O,
): MethodDecoratorFor<(input: Input<O>, ctx: Ctx) => Answer<O> | Promise<Answer<O>>> =>
  bind(operation.name, { operation });

/**
 * Binds a method to an event, as Nest's `@EventPattern` of its name. It runs once per event: its inbox row is written in
 * the transaction of its first `db.write`.
 * Where the organization has switched off the module its service works for, the event passes without effect, unless the
 * method hears it `always`: for what keeps rows true that are there when the module is on again.
 */
export const Listens = <E extends EventContract>(
  event: E,
  when?: 'always',
): MethodDecoratorFor<(payload: Payload<E>, ctx: Ctx, envelope: Envelope) => Promise<void>> =>
  bind(event.name, { event, always: when === 'always' });

/** Gives a listener a method for an event of a table: what stands in a row is no method of its own. */
export function listenTo<E extends EventContract>(
  listener: { readonly prototype: object },
  method: string,
  event: E,
  listen: (payload: Payload<E>, ctx: Ctx, envelope: Envelope) => Promise<void>,
): void {
  Object.defineProperty(listener.prototype, method, { value: listen });
  Listens(event)(listener.prototype, method, { value: listen });
}

/** Binds a method to every event there is, in batches of one organization. For the audit trail; it dedupes by event id itself. */
export const ListensToAll = (): MethodDecoratorFor<(batch: readonly Envelope[], ctx: Ctx) => Promise<void>> =>
  bind(ALL_EVENTS, {});

/** What Nest's discovery finds on controllers and providers, see `host/background.ts`. */
export const SignalBinding = DiscoveryService.createDecorator<string>();
export const JobBinding = DiscoveryService.createDecorator<JobContract>();
export const TimerBinding = DiscoveryService.createDecorator<number>();

/** Binds a method to a signal: every instance hears it, at once, once. See `ctx.signal`. */
export const Hears = (name: string): MethodDecoratorFor<(data: never) => void> => SignalBinding(name);

/** Binds a method to a job. */
export const Works = <J extends JobContract>(
  job: J,
): MethodDecoratorFor<(data: JobData<J>, ctx: Ctx) => Promise<void>> => JobBinding(job);

/**
 * Calls a method when the service starts and then every so many milliseconds, in every process that hosts it, without
 * Redis; and once more, with `last`, while it stops. Never twice at once in one process.
 */
export const Every = (everyMs: number): MethodDecoratorFor<(ctx: Ctx, last: boolean) => Promise<void>> =>
  TimerBinding(everyMs);
