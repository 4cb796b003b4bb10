import 'reflect-metadata';
import { natsPasswordOf } from '@talent-os/service-kit/bus/login';
import { loadSecretFiles } from '@talent-os/service-kit/secret-files';
import { permissionsFor, sharedRights } from './nats-rights.js';

const USAGE = `nats-logins.js [--installation=NAME] HOSTS ...
Prints the \`authorization\` of a NATS server: a login for each process, named by what it hosts as --target takes it
("all", or a comma list), with the subjects these parts declare and no others. NATS_LOGIN_SECRET, or a file named by
NATS_LOGIN_SECRET_FILE, is what the passwords derive from; the product is given the same.

nats-logins.js --shared
Prints the permissions alone, of one process that hosts everything under a login of your own.`;

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

/** The logins of processes with what they may do. */
async function authorization(hosts: readonly string[], installation: string, secret: string): Promise<string> {
  const users = await Promise.all(
    hosts.map(async (one) => {
      const { user, permissions } = await permissionsFor(one, { installation });
      return { user, password: natsPasswordOf(user, secret), permissions };
    }),
  );
  // The server reads JSON as it reads its own notation.
  return `authorization ${JSON.stringify({ users }, null, 2)}\n`;
}

async function asked(args: readonly string[]): Promise<string> {
  if (args.includes('--shared')) return sharedRights();
  const installation = args.find((one) => one.startsWith('--installation='))?.slice('--installation='.length);
  const hosts = args.filter((one) => !one.startsWith('--'));
  if (hosts.length === 0) fail(USAGE);
  const environment = { ...process.env };
  loadSecretFiles(environment);
  const secret = environment.NATS_LOGIN_SECRET;
  if (!secret || secret.length < 32) fail('NATS_LOGIN_SECRET: at least 32 characters');
  return authorization(hosts, installation ?? environment.INSTALLATION ?? 'talentos', secret);
}

process.stdout.write(await asked(process.argv.slice(2)));
