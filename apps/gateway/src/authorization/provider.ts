import { generateKeyPairSync } from 'node:crypto';
import { applicationScopes } from '@talent-os/contracts';
import { AUTHORIZATION_DAYS } from '@talent-os/contracts/identity/authorization.js';
import { Provider, errors, interactionPolicy, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import type { Logger } from 'pino';
import { documentsOutside } from './client-documents.js';
import type { Memory } from './memory.js';
import { consentPage, PATHS, refusedPage, MCP_PATH } from './paths.js';
import { recordsIn } from './records.js';
import { EVERY_CLIENT, redirectProblem } from './registration.rules.js';

/** Seconds. A request waits for the person ten minutes, a code for its application one. */
const LIFE = {
  Interaction: 600,
  AuthorizationCode: 60,
  AccessToken: 900,
  RefreshToken: 30 * 86_400,
  Grant: AUTHORIZATION_DAYS * 86_400,
  Session: 600,
  IdToken: 60,
};

/** The authorization server at an origin: the certified library, with this product's people, screens and memory. */
export async function providerAt(origin: string, memory: Memory, log: Logger): Promise<Provider> {
  const resource = `${origin}${MCP_PATH}`;
  const { cookieKey } = await memory.secrets({});
  const provider = new Provider(origin, configuration(resource, cookieKey, memory));
  // Who stands in front says how it was reached: see `serve-authorization.ts`.
  provider.proxy = true;
  provider.on('server_error', (_ctx, error) => log.error({ err: error }, 'the authorization server failed'));
  return provider;
}

const configuration = (resource: string, cookieKey: string, memory: Memory): Configuration => ({
  adapter: recordsIn(memory, resource),
  routes: { ...PATHS },
  clientAuthMethods: ['none'],
  clientDefaults: { ...EVERY_CLIENT, grant_types: [...EVERY_CLIENT.grant_types], response_types: ['code'] },
  responseTypes: ['code'],
  scopes: [],
  claims: {},
  // Nothing is signed with it: nobody is told who a person is.
  jwks: {
    keys: [{ ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }), use: 'sig' }],
  },
  enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
  pkce: { required: () => true },
  ttl: LIFE,
  cookies: {
    keys: [cookieKey],
    names: { session: 'talentos_authorize', interaction: 'talentos_request', resume: 'talentos_resume' },
    long: { httpOnly: true, sameSite: 'lax', path: PATHS.authorization },
    short: { httpOnly: true, sameSite: 'lax' },
  },
  expiresWithSession: () => false,
  issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
  rotateRefreshToken: true,
  revokeGrantPolicy: () => true,
  findAccount: (_ctx, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
  loadExistingGrant: (ctx) => takenUp(ctx, resource, memory),
  interactions: { policy: interactionPolicy.base(), url: (_ctx, { uid }) => consentPage(uid) },
  renderError: (ctx, { error }) => ctx.redirect(refusedPage(error)),
  fetch: documentsOutside(),
  extraClientMetadata: { properties: ['software_id', 'software_version'], validator: checkRedirects },
  features: {
    devInteractions: { enabled: false },
    userinfo: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
    registration: { enabled: true },
    clientIdMetadataDocument: { enabled: true, ack: 'draft-02' },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => resource,
      useGrantedResource: () => true,
      getResourceServerInfo(_ctx, wanted) {
        if (wanted !== resource) throw new errors.InvalidTarget();
        return {
          scope: applicationScopes.join(' '),
          audience: resource,
          accessTokenTTL: LIFE.AccessToken,
          accessTokenFormat: 'opaque',
        };
      },
    },
  },
});

/** Everything a client names is looked at, whether it registered or published a document. */
function checkRedirects(_ctx: unknown, _key: string, _value: unknown, metadata: Record<string, unknown>): void {
  const addresses = Array.isArray(metadata['redirect_uris']) ? metadata['redirect_uris'] : [];
  for (const address of addresses) {
    const problem = redirectProblem(String(address));
    if (problem) throw new errors.InvalidClientMetadata(`${String(address).slice(0, 200)} ${problem}`);
  }
}

/** What the person allowed on our screen, where their own browser shows the proof it was handed there. */
async function takenUp(ctx: KoaContextWithOIDC, resource: string, memory: Memory) {
  const { result, client } = ctx.oidc;
  const grantId = result?.consent?.grantId;
  if (!client || grantId === undefined) return undefined;
  const proof = String(ctx.query['proof'] ?? '').slice(0, 200);
  const { found } = await memory.accept({ grantId, proof });
  if (!found || found.clientId !== client.clientId) throw new errors.AccessDenied('the approval could not be taken up');
  const grant = new ctx.oidc.provider.Grant({ accountId: grantId, clientId: client.clientId });
  grant.jti = grantId;
  grant.addResourceScope(resource, found.scopes.join(' '));
  const declined = applicationScopes.filter((scope) => !found.scopes.includes(scope));
  if (declined.length > 0) grant.rejectResourceScope(resource, declined.join(' '));
  return grant;
}
