import { ssoCallbackPath } from '@talent-os/contracts/identity/sso.js';
import { authorizationCodeGrant, buildAuthorizationUrl, fetchUserInfo, type Configuration } from 'openid-client';
import { createHash } from 'node:crypto';
import type { UsedConnection } from './sso.queries.js';
import type { BegunWay, Way } from './way.js';

/** Asked for where the provider knows them: who somebody is, and which groups they are in. */
const SCOPES = ['email', 'profile', 'groups'] as const;

/** Where a browser is sent to. */
export function askingUrl(
  configuration: Configuration,
  way: BegunWay,
  base: string,
  loginHint: string | undefined,
): string {
  const known = configuration.serverMetadata().scopes_supported ?? ['email', 'profile'];
  return buildAuthorizationUrl(configuration, {
    redirect_uri: base + ssoCallbackPath(way.connectionId),
    scope: ['openid', ...SCOPES.filter((scope) => known.includes(scope))].join(' '),
    state: way.state,
    nonce: way.nonce,
    code_challenge: createHash('sha256').update(way.verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...(loginHint && { login_hint: loginHint }),
  }).href;
}

export type Answer = { readonly claims: Readonly<Record<string, unknown>>; readonly idToken: string };

/** What a provider says of the person who is back: its token, checked in full, and what the token leaves out. */
export async function readAnswer(
  configuration: Configuration,
  connection: UsedConnection,
  way: Way,
  { base, query }: { readonly base: string; readonly query: string },
): Promise<Answer> {
  const url = new URL(base + ssoCallbackPath(connection.id));
  url.search = query;
  const tokens = await authorizationCodeGrant(configuration, url, {
    expectedState: way.state,
    expectedNonce: way.nonce,
    pkceCodeVerifier: way.verifier,
    idTokenExpected: true,
  });
  const said = tokens.claims()!;
  const isWhole = said[connection.emailClaim] !== undefined && said[connection.groupsClaim] !== undefined;
  const more =
    !isWhole && configuration.serverMetadata().userinfo_endpoint
      ? await fetchUserInfo(configuration, tokens.access_token, said.sub)
      : {};
  return { claims: { ...more, ...said }, idToken: tokens.id_token! };
}
