import 'reflect-metadata';
import { readConfig } from '@talent-os/service-kit/config';
import { migrate } from '@talent-os/service-kit/database/migrate';
import { whileMigrating } from '@talent-os/service-kit/database/migration-lock';
import { createLogger } from '@talent-os/service-kit/observe/logger';
import { load, services } from './parts.js';

const config = readConfig();
const definitions = await load(Object.keys(services));
await whileMigrating(config, createLogger(config.LOG_LEVEL), async () => {
  for (const definition of definitions) {
    const ran = await migrate(definition, config);
    console.log(`${definition.name}: ${ran.length === 0 ? 'up to date' : ran.join(', ')}`);
  }
});
