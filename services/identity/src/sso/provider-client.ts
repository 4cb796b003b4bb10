import { Injectable } from '@nestjs/common';
import { Addresses } from '@talent-os/service-kit/outside/addresses';
import { expectEncrypted, fetchOutside } from '@talent-os/service-kit/outside/fetch-outside';
import { createRemoteJWKSet, customFetch as joseFetch, jwtVerify, type JWTVerifyOptions, type JWTPayload } from 'jose';
import {
  allowInsecureRequests,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type Configuration,
  type CustomFetchOptions,
} from 'openid-client';
import { open, seal, type SecretLocation } from '../crypto/envelope.js';
import { SsoRefused } from './refusal.js';
import type { SsoConnection } from './sso-connection.entity.js';

/** Seconds by which clocks may differ. */
const SKEW_SECONDS = 60;
/** How long one answer of a provider may take, in milliseconds, and how large it may be, in bytes. */
const LIMITS = { timeoutMs: 5_000, maxBytes: 512 * 1024 } as const;
/** What a provider says of itself is read again after so long, in milliseconds. */
const KEEP_MS = 60 * 60_000;
/** Its keys are read again where one is missing, and no more often than this, in milliseconds. */
const KEYS_COOLDOWN_MS = 60_000;
const KEPT_MOST = 500;
/** Signed by a key only the provider has. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

const secretOf = (organizationId: string): SecretLocation => ({
  organizationId,
  table: 'sso_connection',
  column: 'client_secret',
});
export const sealSecret = (organizationId: string, secret: string): string => seal(secret, secretOf(organizationId));

/** What of a connection its provider is reached by. */
export type Reached = Pick<SsoConnection, 'organizationId' | 'issuer' | 'clientId' | 'clientSecret'>;
type Provider = {
  readonly configuration: Configuration;
  readonly keys: ReturnType<typeof createRemoteJWKSet>;
  readonly until: number;
};

/** Identity providers as customers name them: what they say of themselves, and their keys. */
@Injectable()
export class ProviderClient {
  private readonly kept = new Map<string, Promise<Provider>>();

  constructor(private readonly addresses: Addresses) {}

  /** What to talk to a provider with. Throws what `refusalOf` understands. */
  async configurationOf(connection: Reached): Promise<Configuration> {
    return (await this.providerOf(connection)).configuration;
  }

  /** The claims of a token its provider has signed for this client; clocks may differ by a minute. */
  async verify(connection: Reached, token: string, options: JWTVerifyOptions = {}): Promise<JWTPayload> {
    const { configuration, keys } = await this.providerOf(connection);
    const { payload } = await jwtVerify(token, keys, {
      issuer: configuration.serverMetadata().issuer,
      audience: connection.clientId,
      algorithms: ALGORITHMS,
      clockTolerance: SKEW_SECONDS,
      ...options,
    });
    return payload;
  }

  private async providerOf(connection: Reached): Promise<Provider> {
    const key = JSON.stringify([
      connection.organizationId,
      connection.issuer,
      connection.clientId,
      connection.clientSecret,
    ]);
    const known = await this.kept.get(key);
    if (known && known.until > Date.now()) return known;
    const read = this.read(connection);
    if (this.kept.size >= KEPT_MOST) this.kept.clear();
    this.kept.set(key, read);
    read.catch(() => this.kept.delete(key));
    return read;
  }

  private async read({ organizationId, issuer, clientId, clientSecret }: Reached): Promise<Provider> {
    const fetcher = (url: string, options: CustomFetchOptions) => this.send(url, options);
    expectEncrypted(issuer);
    const configuration = await discovery(
      new URL(issuer),
      clientId,
      {
        ...(clientSecret && { client_secret: open(clientSecret, secretOf(organizationId)) }),
        [clockTolerance]: SKEW_SECONDS,
      },
      undefined,
      // What is not encrypted is refused by `expectEncrypted`, which knows this machine.
      { [customFetch]: fetcher, execute: [allowInsecureRequests, enableNonRepudiationChecks], timeout: 5 },
    );
    const { jwks_uri: address } = configuration.serverMetadata();
    if (!address) throw new SsoRefused('unreachable', 'the provider names no keys');
    const keys = createRemoteJWKSet(new URL(address), {
      [joseFetch]: (url, { headers, method }) => this.send(url, { method, headers: Object.fromEntries(headers) }),
      cooldownDuration: KEYS_COOLDOWN_MS,
      timeoutDuration: LIMITS.timeoutMs,
    });
    return { configuration, keys, until: Date.now() + KEEP_MS };
  }

  private async send(
    url: string,
    { method, headers, body }: Pick<CustomFetchOptions, 'method' | 'headers'> & Partial<CustomFetchOptions>,
  ): Promise<Response> {
    expectEncrypted(url);
    const text = body instanceof URLSearchParams ? body.toString() : (body as string | Uint8Array | undefined);
    return fetchOutside(this.addresses, url, { method, headers, body: text }, LIMITS);
  }
}
