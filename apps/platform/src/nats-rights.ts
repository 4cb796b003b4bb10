import { healthOperations, productServices } from '@talent-os/contracts/audit/health.js';
import { operations } from '@talent-os/contracts/registry.js';
import { loginOf } from '@talent-os/service-kit/bus/login';
import { rightsOf, type Part, type Rights } from '@talent-os/service-kit/bus/rights';
import { heardBy } from '@talent-os/service-kit/events/durable';
import { load, targetOf } from './parts.js';

const every = [...operations, ...productServices.flatMap((service) => Object.values(healthOperations(service)))];

/** Whoever is asked may answer, once. */
type Permissions = Rights & { readonly allow_responses: true };
type Place = {
  readonly installation: string;
  /** Where answers come, for a login that is not named by what it hosts. */
  readonly inbox?: string;
};

/** What a process that hosts these parts, as `--target` names them, may do at NATS, and the login it has by them. */
export async function permissionsFor(
  hosts: string,
  place: Place,
): Promise<{ readonly user: string; readonly permissions: Permissions }> {
  const { services, gateway } = targetOf([`--target=${hosts}`]);
  const definitions = await load(services);
  const parts: Part[] = [
    ...definitions.map((definition) => ({ name: definition.name, heard: heardBy(definition) })),
    ...(gateway ? [{ name: 'gateway', heard: [] }] : []),
  ];
  const user = loginOf(parts.map(({ name }) => name));
  const rights = rightsOf(user, parts, { ...place, operations: every });
  return { user, permissions: { ...rights, allow_responses: true } };
}

/** Inboxes of who signs in without a login of its own: what the client library takes. */
const SHARED_INBOX = '_INBOX';

/**
 * The permissions of one process that hosts everything, under the login that `docker-compose.yml` gives it and whatever
 * its installation is called, as the server includes them.
 */
export async function sharedRights(): Promise<string> {
  const { permissions } = await permissionsFor('all', { installation: '*', inbox: SHARED_INBOX });
  const blocks = Object.entries(permissions).map(([name, what]) => `${name}: ${JSON.stringify(what, null, 2)}\n`);
  return `# What the product declares that it sends and hears. Made by: npm run nats-rights\n${blocks.join('')}`;
}
