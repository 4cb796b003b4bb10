import { applicationScopes, errors } from '@talent-os/contracts';

export const MCP_PATH = '/api/mcp';
/** Where RFC 9728 wants the description of the resource at `MCP_PATH`. */
export const METADATA_PATH = `/.well-known/oauth-protected-resource${MCP_PATH}`;

/** A name or an address of IPv4 or IPv6, and perhaps a port. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** The origin a request was sent to; nothing where its host is no host. It stands in headers and addresses of the answer. */
export function originOf(protocol: string, host: string | undefined): string | undefined {
  const address = `${protocol}://${host ?? ''}`;
  return host !== undefined && HOST.test(host) && URL.canParse(address) ? new URL(address).origin : undefined;
}

/** Where RFC 8414 wants the description of who issues tokens. */
export const ISSUER_PATH = '/.well-known/oauth-authorization-server';

/** The description of the protected resource (RFC 9728). The tokens it takes are the platform's own: people create them. */
export const metadataOf = (origin: string) => ({
  resource: `${origin}${MCP_PATH}`,
  resource_name: 'Talent OS',
  resource_documentation: `${origin}/api/docs`,
  authorization_servers: [origin],
  bearer_methods_supported: ['header'],
  scopes_supported: applicationScopes,
});

/**
 * The description of the issuer (RFC 8414), as far as it is true: people create tokens for applications in the product, and
 * there is no way yet for an application to lead a person through that. A client reads so instead of guessing addresses.
 */
export const issuerOf = (origin: string) => ({
  issuer: origin,
  service_documentation: `${origin}/api/docs`,
  response_types_supported: [],
  grant_types_supported: [],
  scopes_supported: applicationScopes,
});

/** What a caller without a valid token is told: where the resource is described, and what is wrong with the token. */
export function challengeOf(origin: string, hadToken: boolean, code?: string): string {
  const why = code === 'auth.application' ? `error_description="${errors[code].title}", ` : '';
  return `Bearer ${hadToken ? `error="invalid_token", ${why}` : ''}resource_metadata="${origin}${METADATA_PATH}"`;
}
