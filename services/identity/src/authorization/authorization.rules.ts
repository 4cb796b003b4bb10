import { isOwnComputer } from '@talent-os/service-kit/outside/own-computer';
import { z } from 'zod';
import { applicationScopes, type ApplicationScope } from '@talent-os/contracts';
import type { AuthorizationRequest } from '@talent-os/contracts/identity/authorization.js';

const GRANT = /^([\da-f-]{36})\.([\da-f-]{36})$/;

/** How the authorization server calls an access: it says in which organization to look. */
export const grantIdOf = (organizationId: string, tokenId: string): string => `${organizationId}.${tokenId}`;

/** Where the access with this id is; nothing where it is none of ours. */
export function placeOf(grantId: string): { readonly organizationId: string; readonly tokenId: string } | undefined {
  const [, organizationId, tokenId] = GRANT.exec(grantId) ?? [];
  return organizationId !== undefined && tokenId !== undefined ? { organizationId, tokenId } : undefined;
}

/** What the authorization server keeps of a request that waits for the person, as far as it is read here. */
export const WaitingRequest = z.looseObject({
  returnTo: z.string(),
  params: z.looseObject({ client_id: z.string(), redirect_uri: z.string(), scope: z.string().optional() }),
  /** What the person decided; a request is decided once. */
  result: z.unknown().optional(),
});
export type WaitingRequest = z.infer<typeof WaitingRequest>;

/** What an application says of itself, as far as it is shown. */
export const DescribedClient = z.looseObject({ client_name: z.string().optional() });

const NAME_MOST = 60;
/** Letters that turn a text around or do not show: a name made of them pretends to be another. */
const INVISIBLE = /[\p{C}\p{Z}]+/gu;

/** What people are shown of a request. Who has no name is called by where it returns. */
export function described({ params }: WaitingRequest, client: z.infer<typeof DescribedClient>): AuthorizationRequest {
  const back = new URL(params.redirect_uri);
  const onThisComputer = isOwnComputer(back.hostname);
  const returnsTo = back.host || back.protocol;
  const name = (client.client_name ?? '').replaceAll(INVISIBLE, ' ').trim().slice(0, NAME_MOST);
  return { name: name || returnsTo, returnsTo, onThisComputer, scopes: scopesIn(params.scope) };
}

/** What is asked for: everything there is where nothing is named. */
function scopesIn(text: string | undefined): ApplicationScope[] {
  const named = new Set(text?.split(' '));
  const wanted = applicationScopes.filter((scope) => named.has(scope));
  return wanted.length > 0 ? wanted : [...applicationScopes];
}
