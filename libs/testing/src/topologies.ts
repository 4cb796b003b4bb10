import { operations } from '@talent-os/contracts/registry.js';

const services = [...new Set(operations.map(({ service }) => service))];
const others = services.filter((service) => service !== 'chat');

/**
 * Both ways the product is run, as `--target` takes them. `split` puts the edge and the services into several processes,
 * over NATS. `none` is for tests that all start processes of their own.
 */
export const topologies: Readonly<Record<string, readonly string[]>> = {
  none: [],
  all: ['all'],
  split: ['gateway', 'chat', ...[0, 1].map((half) => others.filter((_, index) => index % 2 === half).join())],
};
