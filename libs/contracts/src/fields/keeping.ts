import type { Operation } from '../define.js';
import { schemaOf, walk } from './walk.js';

/**
 * What becomes of an answer on its way. `held`: the browser of its caller may keep it and asks each time whether it still
 * holds; `passing`: nobody keeps it; `secret`: nor does anybody compress it, as its length would tell of the secret in it.
 */
export type Keeping = 'held' | 'passing' | 'secret';

/** What a shared computer must not keep on its disk, although it is read often: services and subjects. */
export const unkept: readonly string[] = [
  // Of patients, of what people may know of secrets, of how they feel, and of where they stood for it.
  'healthcare',
  'cyber.clearance',
  'cyber.deploy',
  'cyber.incidents',
  'cyber.readiness',
  'productivity.inbox',
  'productivity.today',
  'productivity.wellness',
  // What somebody said, wrote or was told, and what they did.
  'audit',
  'chat',
  'identity.notifications',
  'identity.search',
  'transcription',
  // Papers of people, and what protects their accounts.
  'identity.auth',
  'identity.authorizationRequests',
  'identity.breakGlass',
  'identity.documents',
  'identity.secondFactor',
  'identity.sessions',
  'identity.setup',
  'talent.applications',
];

/** Fields whose texts let somebody in. */
const LETS_IN = /\.(?:accessToken|token|secret|challenge|recoveryCodes|uri)$/;

const known = new WeakMap<Operation, Keeping>();

/** What becomes of the answers of an operation: as its contract says, else derived from what it is and answers. */
export function keepingOf(operation: Operation): Keeping {
  let keeping = known.get(operation);
  if (!keeping) known.set(operation, (keeping = operation.keeping ?? derived(operation)));
  return keeping;
}

function derived(operation: Operation): Keeping {
  if (operation.refreshCookie || letsIn(operation)) return 'secret';
  const { method, effect, audited, stepUp, stream, download, document } = operation;
  // A file is saved by who wants to keep it; what is recorded or asks for a proof is nothing to leave behind.
  if (method !== 'GET' || effect !== 'read' || audited || stepUp || stream || download || document) return 'passing';
  return isUnkept(operation.name) ? 'passing' : 'held';
}

const isUnkept = (name: string): boolean => unkept.some((one) => name.startsWith(`${one}.`));

function letsIn(operation: Operation): boolean {
  let found = false;
  walk(schemaOf(operation, 'out'), 'out', (path, { type }) => {
    found ||= LETS_IN.test(path) && type !== 'boolean' && type !== 'integer' && type !== 'number';
  });
  return found;
}
