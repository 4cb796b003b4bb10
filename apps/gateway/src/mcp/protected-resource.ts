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

/** The description of the protected resource. Tokens are the platform's own, so no other server to get them from is named. */
export const metadataOf = (origin: string) => ({
  resource: `${origin}${MCP_PATH}`,
  resource_name: 'Talent OS',
  bearer_methods_supported: ['header'],
});

/** What a caller without a valid token is told: where the resource is described, and whether the token was at fault. */
export const challengeOf = (origin: string, hadToken: boolean): string =>
  `Bearer ${hadToken ? 'error="invalid_token", ' : ''}resource_metadata="${origin}${METADATA_PATH}"`;
