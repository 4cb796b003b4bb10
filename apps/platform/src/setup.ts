import 'reflect-metadata';
import { setUp } from '@talent-os/identity/setup/set-up';
import { readConfig } from '@talent-os/service-kit/config';
import { withoutCallers } from '@talent-os/service-kit/host/without-callers';
import { load } from './parts.js';
import { askedFor } from './setup-arguments.js';

/** The first organization of an installation and its administrator: prints the link that sets the password. */
async function run(): Promise<void> {
  const { plan, ifNeeded } = askedFor(process.argv.slice(2));
  const config = readConfig();
  const [identity] = await load(['identity']);
  const made = await withoutCallers(identity!, config, 'identity.setup', (ctx) => setUp(plan, ctx));
  if ('refused' in made && ifNeeded) return;
  if ('refused' in made) throw new Error(made.refused);
  const home = (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/+$/, '');
  console.log(
    `${plan.organization} is set up. Within 24 hours ${plan.email} chooses a password here; the link works once:\n` +
      `${home}/login?setup=${made.token}`,
  );
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
