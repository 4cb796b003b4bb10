import { passwordOf } from '../config.js';

/** The NATS login of a process that hosts these parts. */
export const loginOf = (parts: readonly string[]): string => `talent_os_${parts.toSorted().join('-')}`;

/** Where answers to a login come: nobody else may listen there. */
export const inboxOf = (login: string): string => `_INBOX_${login}`;

/** Derived, so that one secret serves all logins and none is another's. */
export const natsPasswordOf = (login: string, secret: string): string => passwordOf(`nats:${login}`, secret);

export type NatsLogin = { readonly user: string; readonly pass: string; readonly inboxPrefix: string };

/** How a process signs in by what it hosts; nothing where all share the login of the address. */
export function ownLogin(secret: string | undefined, parts: readonly string[] | undefined): NatsLogin | undefined {
  if (secret === undefined || parts === undefined) return undefined;
  const user = loginOf(parts);
  return { user, pass: natsPasswordOf(user, secret), inboxPrefix: inboxOf(user) };
}
