import 'reflect-metadata';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { Ctx as NestContext, EventPattern, MessagePattern, Payload as NestPayload } from '@nestjs/microservices';
import type { EventContract, Input, JobContract, JobData, Operation, Output, Payload } from '@talent-os/contracts';
import type { Ctx } from './context.js';
import type { RawJson } from './database/raw-json.js';
import type { Envelope } from './events/envelope.js';
import type { Binding } from './host/bus-strategy.js';

const HEARS = Symbol('hears');
const WORKS = Symbol('works');
const EVERY = Symbol('every');

/** Handlers may answer what they must not change. */
type Unchanged<T> = T extends object ? { readonly [K in keyof T]: Unchanged<T[K]> } : T;
type Answer<O extends Operation> = Unchanged<Output<O>> | RawJson<Output<O>>;

/** Pattern of whoever listens to every event there is. */
const ALL_EVENTS = '>';

/** The third argument of a listener. */
const ThisEnvelope = createParamDecorator((_: unknown, host: ExecutionContext) => host.getArgByIndex<Envelope>(2));

/** The patterns of a method so far: Nest keeps those of the last decorator only. */
const bindings = new WeakMap<object, Record<string, Binding>>();

function bind(
  pattern: string,
  binding: Omit<Binding, 'method'>,
  [target, method, descriptor]: readonly [target: object, method: string, descriptor: PropertyDescriptor],
): void {
  const value = descriptor.value as object;
  const first = !bindings.has(value);
  const all = { ...bindings.get(value), [pattern]: { ...binding, method } };
  bindings.set(value, all);
  const decorate = binding.operation ? MessagePattern : EventPattern;
  (decorate(Object.keys(all), all) as MethodDecorator)(target, method, descriptor);
  if (!first) return;
  NestPayload()(target, method, 0);
  NestContext()(target, method, 1);
  if (!binding.operation) ThisEnvelope()(target, method, 2);
}

/** Binds a method to an operation, as Nest's `@MessagePattern` of its name; its types must match the contract. */
export const Handles =
  <O extends Operation>(operation: O) =>
  <M extends (input: Input<O>, ctx: Ctx) => Answer<O> | Promise<Answer<O>>>(
    target: object,
    method: string,
    descriptor: TypedPropertyDescriptor<M>,
  ) =>
    bind(operation.name, { operation }, [target, method, descriptor]);

/**
 * Binds a method to an event, as Nest's `@EventPattern` of its name. It runs once per event: its inbox row is written in the transaction of its first `db.write`.
 * Where the organization has switched off the module its service works for, the event passes without effect, unless the
 * method hears it `always`: for what keeps rows true that are there when the module is on again.
 */
export const Listens =
  <E extends EventContract>(event: E, when?: 'always') =>
  <M extends (payload: Payload<E>, ctx: Ctx, envelope: Envelope) => Promise<void>>(
    target: object,
    method: string,
    descriptor: TypedPropertyDescriptor<M>,
  ) =>
    bind(event.name, { event, always: when === 'always' }, [target, method, descriptor]);

/** Binds a method to every event there is, in batches of one organization. For the audit trail; it dedupes by event id itself. */
export const ListensToAll =
  () =>
  <M extends (batch: readonly Envelope[], ctx: Ctx) => Promise<void>>(
    target: object,
    method: string,
    descriptor: TypedPropertyDescriptor<M>,
  ) =>
    bind(ALL_EVENTS, { batch: true }, [target, method, descriptor]);

/** Binds a method to a signal: every instance hears it, at once, once. See `ctx.signal`. */
export const Hears =
  (name: string) =>
  <M extends (data: never) => void>(target: object, method: string, _descriptor: TypedPropertyDescriptor<M>) =>
    add(target, HEARS, { contract: name, method });

/** Binds a method to a job. */
export const Works =
  <J extends JobContract>(job: J) =>
  <M extends (data: JobData<J>, ctx: Ctx) => Promise<void>>(
    target: object,
    method: string,
    _descriptor: TypedPropertyDescriptor<M>,
  ) =>
    add(target, WORKS, { contract: job, method });

/**
 * Calls a method when the service starts and then every so many milliseconds, in every process that hosts it, without
 * Redis; and once more, with `last`, while it stops. Never twice at once in one process.
 */
export const Every =
  (everyMs: number) =>
  <M extends (ctx: Ctx, last: boolean) => Promise<void>>(
    target: object,
    method: string,
    _descriptor: TypedPropertyDescriptor<M>,
  ) =>
    add(target, EVERY, { contract: everyMs, method });

type Bound<C> = { readonly contract: C; readonly method: string };

function add(target: object, key: symbol, bound: Bound<unknown>): void {
  const list = (Reflect.getOwnMetadata(key, target) ?? []) as Bound<unknown>[];
  Reflect.defineMetadata(key, [...list, bound], target);
}

const boundTo = <C>(key: symbol, controller: object) =>
  (Reflect.getMetadata(key, Object.getPrototypeOf(controller)) ?? []) as readonly Bound<C>[];

export const hearersOf = (controller: object) => boundTo<string>(HEARS, controller);
export const workersOf = (controller: object) => boundTo<JobContract>(WORKS, controller);
export const timersOf = (controller: object) => boundTo<number>(EVERY, controller);
