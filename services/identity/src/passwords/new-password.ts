import { BREACHED_PASSWORD } from '@talent-os/contracts/identity/passwords.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import { BreachedList } from './breached-list.js';
import { askerOf, hashPassword } from '../crypto/password.js';

let opened: Promise<BreachedList> | undefined;

/** The list of the installation; nothing where nobody has provided one, and then nothing is checked. */
export function breachedList(): Promise<BreachedList | undefined> {
  const path = process.env.PASSWORD_BLOCKLIST;
  if (!path) return Promise.resolve(undefined);
  // A file that cannot be read now may be there at the next try.
  opened ??= BreachedList.open(path).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** A password somebody chooses, as it is kept. Refused, with its field, where it stands in a list of leaked ones. */
export async function hashNewPassword(password: string, ctx: Ctx): Promise<string> {
  if (await (await breachedList())?.has(password))
    throw new DomainError('request.invalid', [{ field: 'password', message: BREACHED_PASSWORD }]);
  return hashPassword(password, askerOf(ctx));
}
