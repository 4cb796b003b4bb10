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

/** The description of the protected resource. People create its tokens themselves, so no server to get them from is named. */
export const metadataOf = (origin: string) => ({
  resource: `${origin}${MCP_PATH}`,
  resource_name: 'Talent OS',
  bearer_methods_supported: ['header'],
  scopes_supported: applicationScopes,
});

/** What a caller without a valid token is told: where the resource is described, and what is wrong with the token. */
export function challengeOf(origin: string, hadToken: boolean, code?: string): string {
  const why = code === 'auth.application' ? `error_description="${errors[code].title}", ` : '';
  return `Bearer ${hadToken ? `error="invalid_token", ${why}` : ''}resource_metadata="${origin}${METADATA_PATH}"`;
}
