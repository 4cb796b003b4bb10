import 'reflect-metadata';
import { DEMO_PASSWORD, demoOrganizations, demoPeople } from '@talent-os/service-kit';
import { readConfig } from '@talent-os/service-kit/config';
import { openBacking } from '@talent-os/service-kit/host/backing';
import { seed } from '@talent-os/service-kit/host/seed';
import { createLogger } from '@talent-os/service-kit/observe/logger';
import { load, services } from './parts.js';

const config = readConfig();
if (config.NODE_ENV === 'production' || !config.DEMO)
  throw new Error('Demo organizations are for local runs: set DEMO=true, and never NODE_ENV=production.');

const backing = await openBacking(config, createLogger(config.LOG_LEVEL));
try {
  for (const definition of await load(Object.keys(services))) {
    const filled = await seed(definition, config, backing.nats);
    console.log(`${definition.name}: ${filled === 0 ? 'seeded before' : `${filled} organizations`}`);
  }
} finally {
  await backing.close();
}

/** One line of JSON per person who can sign in: what a local start prints as its table. */
for (const organization of demoOrganizations)
  for (const person of demoPeople(organization).filter((one) => one.signsIn))
    console.log(
      JSON.stringify({
        role: person.roles.map((one) => one.role).join(', '),
        organization: organization.name,
        email: person.email,
        password: DEMO_PASSWORD,
      }),
    );
