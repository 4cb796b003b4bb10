import type { Provider } from '@nestjs/common';
import type { MigrationInterface } from 'typeorm';
import type { Ctx } from './context.js';
import type { DemoOrganization } from './demo/organizations.js';

type Class<T = object> = new (...args: never[]) => T;

type Seed = (organization: DemoOrganization, ctx: Ctx) => Promise<void>;

/** Everything the platform needs to know of a service. Its package exports one of these. */
export type ServiceDefinition = {
  /** First word of its operations, its schema, its NATS queue group. */
  readonly name: string;
  /** Schemas it has beside its own, for rows that are kept apart from all others. */
  readonly schemas?: readonly string[];
  /** Nest controllers: operations and listeners are bound on them by decorator. */
  readonly controllers: readonly Class[];
  /** Nest providers. Jobs, timers and signals are found on them and on controllers, by decorator as well. */
  readonly providers?: readonly Provider[];
  readonly entities: readonly Class[];
  /** Tables outside row-level security, each with the reason why no organization can own its rows. */
  readonly untenanted?: readonly { readonly table: string; readonly reason: string }[];
  readonly migrations: readonly Class<MigrationInterface>[];
  /** Fills one demo organization, once. `ctx` is inside that organization, acting as the system. */
  readonly seed?: Seed;
  /** Fills in what is worked out from what `seed` has filled, when Postgres has been told what the tables hold. */
  readonly seedWorkedOut?: Seed;
};
