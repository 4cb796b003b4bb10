import { bindingsOf } from '../decorators.js';
import type { HandlerBinding } from '../bus/bus-strategy.js';
import type { ServiceDefinition } from '../definition.js';

/** A listener's durable name: unique in the product, stable over releases. */
export const durableOf = (service: string, { method, event }: HandlerBinding): string =>
  event ? `${service}-${method}-${event.name.replaceAll('.', '-')}` : `${service}-${method}`;

/** Refuses two listeners under one name: they would share one consumer, and each would hear only some of the events. */
export function expectOwnNames(names: readonly string[]): void {
  const shared = names.find((name, at) => names.indexOf(name) !== at);
  if (shared !== undefined)
    throw new Error(`Two listeners are called ${shared}: give one of their methods another name`);
}

/** The listeners of a service before it runs: what each is called and which events it hears. */
export const heardBy = ({ name, controllers }: ServiceDefinition): { durable: string; subject: string }[] =>
  controllers
    .flatMap(({ prototype }: { prototype: object }) =>
      Object.getOwnPropertyNames(prototype).flatMap((method) =>
        bindingsOf(Object.getOwnPropertyDescriptor(prototype, method)?.value),
      ),
    )
    .filter(({ operation }) => !operation)
    .map((binding) => ({ durable: durableOf(name, binding), subject: `evt.${binding.event?.name ?? '>'}` }));
