import type { Bus } from '../bus/bus.js';
import type { Config } from '../config.js';
import type { Ctx } from '../context.js';
import { Database } from '../database/database.js';
import { createLogger } from '../observe/logger.js';
import type { ServiceDefinition } from '../definition.js';
import { systemContext } from './background-context.js';

/**
 * Does one piece of a service's work beside the running product, such as setting up an organization: rows and events are
 * written, events go out when the service runs. There is no broker here, so other services cannot be asked.
 */
export async function withoutCallers<T>(
  definition: ServiceDefinition,
  config: Config,
  operation: string,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  const database = await Database.open(definition, config);
  const alone = { request: () => Promise.reject(new Error('no other service can be asked here')) };
  const parts = {
    service: definition.name,
    database,
    bus: alone as unknown as Bus,
    log: createLogger(config.LOG_LEVEL),
    committed: () => undefined,
  };
  try {
    return await work(systemContext(parts, operation));
  } finally {
    await database.close();
  }
}
