import 'reflect-metadata';
import { healthOperations, productServices } from '@talent-os/contracts/audit/health.js';
import { operations } from '@talent-os/contracts/registry.js';
import { loginOf, natsPasswordOf } from '@talent-os/service-kit/bus/login';
import { rightsOf, type Part, type Rights } from '@talent-os/service-kit/bus/rights';
import { heardBy } from '@talent-os/service-kit/events/durable';
import { loadSecretFiles } from '@talent-os/service-kit/secret-files';
import { load, targetOf } from './parts.js';

const USAGE = `nats-logins.js [--installation=NAME] HOSTS ...
Prints the \`authorization\` of a NATS server: a login for each process, named by what it hosts as --target takes it
("all", or a comma list), with the subjects these parts declare and no others. NATS_LOGIN_SECRET, or a file named by
NATS_LOGIN_SECRET_FILE, is what the passwords derive from; the product is given the same.`;

const every = [...operations, ...productServices.flatMap((service) => Object.values(healthOperations(service)))];

/** The rights of a process that hosts these parts, with its login. */
async function loginFor(hosts: string, installation: string): Promise<{ user: string; permissions: Rights }> {
  const { services, gateway } = targetOf([`--target=${hosts}`]);
  const definitions = await load(services);
  const parts: Part[] = [
    ...definitions.map((definition) => ({ name: definition.name, heard: heardBy(definition) })),
    ...(gateway ? [{ name: 'gateway', heard: [] }] : []),
  ];
  const user = loginOf(parts.map(({ name }) => name));
  return { user, permissions: rightsOf(user, parts, { installation, operations: every }) };
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

const args = process.argv.slice(2);
const installation = args.find((one) => one.startsWith('--installation='))?.slice('--installation='.length);
const hosts = args.filter((one) => !one.startsWith('--'));
if (hosts.length === 0) fail(USAGE);
const environment = { ...process.env };
loadSecretFiles(environment);
const secret = environment.NATS_LOGIN_SECRET;
if (!secret || secret.length < 32) fail('NATS_LOGIN_SECRET: at least 32 characters');
const users = await Promise.all(
  hosts.map(async (one) => {
    const { user, permissions } = await loginFor(one, installation ?? environment.INSTALLATION ?? 'talentos');
    // Whoever is asked may answer, once.
    return { user, password: natsPasswordOf(user, secret), permissions: { ...permissions, allow_responses: true } };
  }),
);
// The server reads JSON as it reads its own notation.
process.stdout.write(`authorization ${JSON.stringify({ users }, null, 2)}\n`);
