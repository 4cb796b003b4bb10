import type { Principal } from '@talent-os/contracts';
import { TokenClaims } from '@talent-os/contracts/identity/token';
import type { Person } from './person.js';

/** Whom a person's token names, as every service reads it. */
export const principalOf = ({ token }: Pick<Person, 'token'>): Principal =>
  TokenClaims.parse(JSON.parse(Buffer.from(token!.split('.')[1]!, 'base64url').toString())).principal;
