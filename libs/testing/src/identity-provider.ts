import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';

/** Who is at the provider’s keyboard. */
export type ProvidersPerson = {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  groups?: string[];
};

type Key = { readonly kid: string; readonly privateKey: CryptoKey; readonly jwk: JWK };
async function newKey(kid: string): Promise<Key> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { kid, privateKey, jwk: { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' } };
}

/** What is done to the ID token on its way: its claims and how it is signed. */
export type Forgery = (claims: JWTPayload) => {
  claims?: JWTPayload;
  kid?: string;
  key?: CryptoKey | Uint8Array;
  alg?: string;
};

const CLIENT = { id: 'talent-os', secret: 'a-secret-of-forty-two-characters-and-more-1' } as const;

/**
 * A real identity provider, `oidc-provider`, in this process. People are signed in at once as `person`. `forge` changes
 * the ID tokens it hands out, as somebody would who stands in between.
 */
export class IdentityProvider {
  person: ProvidersPerson = { sub: 'nobody' };
  forge: Forgery | undefined;
  /** How often its keys were asked for. */
  keysAsked = 0;
  readonly client = CLIENT;

  /** What is registered, by client id. */
  readonly clients = new Map<string, Record<string, unknown>>();

  private constructor(
    readonly issuer: string,
    readonly provider: Provider,
    private readonly server: Server,
    readonly key: Key,
  ) {}

  /** `redirects` of its one client, and where it tells that somebody has signed out. */
  static async start(): Promise<IdentityProvider> {
    const key = await newKey('first');
    const handlers: { handle?: (request: IncomingMessage, response: ServerResponse) => void } = {};
    const server = createServer((request, response) => handlers.handle?.(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const people: { of?: IdentityProvider } = {};
    const provider = new Provider(issuer, configurationOf(key.jwk, people));
    const made = new IdentityProvider(issuer, provider, server, key);
    people.of = made;
    handlers.handle = (request, response) => made.answer(request, response);
    return made;
  }

  /** Learns where its client wants people back. */
  register(redirectUri: string, logoutUri?: string): void {
    this.clients.set(CLIENT.id, {
      client_id: CLIENT.id,
      client_secret: CLIENT.secret,
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'client_secret_post',
      post_logout_redirect_uris: [new URL('/login', redirectUri).href],
      ...(logoutUri && { backchannel_logout_uri: logoutUri, backchannel_logout_session_required: true }),
    });
  }

  /** A logout token as the provider makes it, changed where somebody wants. */
  logoutToken(claims: JWTPayload, more: { typ?: string } = {}): Promise<string> {
    return new SignJWT({ events: { 'http://schemas.openid.net/event/backchannel-logout': {} }, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: this.key.kid, typ: more.typ ?? 'logout+jwt' })
      .sign(this.key.privateKey);
  }

  sign(claims: JWTPayload): Promise<string> {
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: this.key.kid }).sign(this.key.privateKey);
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(request.url!, this.issuer);
    if (pathname.startsWith('/interaction/')) {
      const login = { accountId: this.person.sub };
      this.provider
        .interactionFinished(request, response, { login }, { mergeWithLastSubmission: false })
        .catch((error: unknown) => response.destroy(error as Error));
      return;
    }
    if (pathname === '/jwks') this.keysAsked += 1;
    if (pathname === '/token' && this.forge) forgeTokens(response, this.forge, this.key);
    this.provider
      .callback()(request, response)
      .catch((error: unknown) => response.destroy(error as Error));
  }
}

/** Changes the ID token of the answer that is written next. */
function forgeTokens(response: ServerResponse, forge: Forgery, ours: Key): void {
  const end = response.end.bind(response);
  response.end = ((text: Buffer | string) => {
    const body = JSON.parse(String(text)) as { id_token?: string };
    const send = (answer: object) => {
      const json = JSON.stringify(answer);
      response.setHeader('content-length', Buffer.byteLength(json));
      end(json);
    };
    if (!body.id_token) send(body);
    else
      forged(body.id_token, forge, ours).then(
        (token) => send({ ...body, id_token: token }),
        (error: unknown) => send({ error: String(error) }),
      );
    return response;
  }) as typeof response.end;
}

async function forged(token: string, forge: Forgery, ours: Key): Promise<string> {
  const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as JWTPayload;
  const { claims: changed = claims, kid = ours.kid, key = ours.privateKey, alg = 'RS256' } = forge(claims);
  if (alg === 'none') {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    return `${part({ alg })}.${part(changed)}.`;
  }
  return new SignJWT(changed).setProtectedHeader({ alg, kid }).sign(key);
}

function configurationOf(jwk: JWK, people: { of?: IdentityProvider }): Configuration {
  const claimsOf = () => ({ email_verified: true, groups: [], ...people.of!.person });
  return {
    adapter: clientsOf(people) as never,
    jwks: { keys: [jwk as never] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
      groups: ['groups'],
    },
    scopes: ['openid', 'email', 'profile', 'groups'],
    // In the token itself, as most providers of organizations have it.
    conformIdTokenClaims: false,
    cookies: { keys: ['a key of cookies that signs for a test alone'] },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: { enabled: true },
    },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ ...claimsOf(), sub }) }),
    // Nobody is asked whether the organization's own product may know who they are.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! });
      grant.addOIDCScope('openid email profile groups');
      await grant.save();
      return grant;
    },
    ttl: { Interaction: 600, Session: 600, Grant: 600, IdToken: 600, AccessToken: 600 },
  };
}

/** Everything is kept in memory but for clients, which are registered when the product has said where it wants people back. */
function clientsOf(people: { of?: IdentityProvider }) {
  const kept = new Map<string, unknown>();
  return (name: string) => {
    const key = (id: string) => `${name}:${id}`;
    return {
      find: async (id: string) => (name === 'Client' ? people.of!.clients.get(id) : kept.get(key(id))),
      upsert: async (id: string, payload: { uid?: string }) => {
        kept.set(key(id), payload);
        if (payload.uid) kept.set(`${name}:uid:${payload.uid}`, id);
      },
      findByUid: async (uid: string) => kept.get(key(String(kept.get(`${name}:uid:${uid}`)))),
      findByUserCode: async () => undefined,
      consume: async (id: string) => {
        kept.set(key(id), { ...(kept.get(key(id)) as object), consumed: Math.floor(Date.now() / 1_000) });
      },
      destroy: async (id: string) => {
        kept.delete(key(id));
      },
      revokeByGrantId: async () => undefined,
    };
  };
}
