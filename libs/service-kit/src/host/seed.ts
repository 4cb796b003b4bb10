import type { Config } from '../config.js';
import { demoOrganizations } from '../demo/organizations.js';
import { createLogger } from '../observe/logger.js';
import { Bus } from '../bus/bus.js';
import { Database, WITHOUT_CALLERS } from '../database/database.js';
import { analyze } from '../database/migrate.js';
import type { Backing } from './backing.js';
import { systemContext } from './background-context.js';
import type { ServiceDefinition } from '../definition.js';

/** Fills the demo organizations of one service, each once: a second run finds the note and leaves them alone. */
export async function seed(definition: ServiceDefinition, config: Config, nats: Backing['nats']): Promise<number> {
  if (!definition.seed) return 0;
  const { name } = definition;
  const log = createLogger(config.LOG_LEVEL);
  const database = await Database.open(definition, config, WITHOUT_CALLERS);
  const parts = {
    service: name,
    database,
    bus: new Bus(nats, log),
    log,
    committed: () => undefined,
  };
  let filled = 0;
  try {
    for (const organization of demoOrganizations) {
      const ctx = systemContext(parts, `${name}.seed`, organization.id);
      const done = await ctx.db.readOne(`select 1 as done from ${name}.seeded where organization_id = $1`);
      if (done) continue;
      await definition.seed(organization, ctx);
      if (definition.seedWorkedOut) {
        await analyze(definition, config);
        await definition.seedWorkedOut(organization, ctx);
      }
      await ctx.db.write((tx) => tx.execute(`insert into ${name}.seeded (organization_id) values ($1)`));
      filled += 1;
    }
  } finally {
    await database.close();
  }
  if (filled > 0) await analyze(definition, config);
  return filled;
}
