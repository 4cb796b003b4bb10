import 'reflect-metadata';
import { readConfig } from '@talent-os/service-kit/config';
import { migrate } from '@talent-os/service-kit/database/migrate';
import { load, services } from './parts.js';

const config = readConfig();
for (const definition of await load(Object.keys(services))) {
  const ran = await migrate(definition, config);
  console.log(`${definition.name}: ${ran.length === 0 ? 'up to date' : ran.join(', ')}`);
}
