import { applicationScopes, errors } from '@talent-os/contracts';
import { PATHS, MCP_PATH } from '../authorization/paths.js';

/** Where RFC 9728 wants the description of the resource at `MCP_PATH`. */
export const METADATA_PATH = `/.well-known/oauth-protected-resource${MCP_PATH}`;

/** Where RFC 8414 wants the description of who issues tokens. */
export const ISSUER_PATH = '/.well-known/oauth-authorization-server';

/** The description of the protected resource (RFC 9728). The tokens it takes are the platform's own: people create them, or let applications have them. */
export const metadataOf = (origin: string) => ({
  resource: `${origin}${MCP_PATH}`,
  resource_name: 'Talent OS',
  resource_documentation: `${origin}/api/docs`,
  authorization_servers: [origin],
  bearer_methods_supported: ['header'],
  scopes_supported: applicationScopes,
});

/** The description of the authorization server (RFC 8414). Applications register with it, or publish who they are. */
export const issuerOf = (origin: string) => ({
  issuer: origin,
  authorization_endpoint: `${origin}${PATHS.authorization}`,
  token_endpoint: `${origin}${PATHS.token}`,
  registration_endpoint: `${origin}${PATHS.registration}`,
  revocation_endpoint: `${origin}${PATHS.revocation}`,
  service_documentation: `${origin}/api/docs`,
  response_types_supported: ['code'],
  response_modes_supported: ['query', 'fragment', 'form_post'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  authorization_response_iss_parameter_supported: true,
  client_id_metadata_document_supported: true,
  scopes_supported: applicationScopes,
});

/** What a caller without a valid token is told: where the resource is described, and what is wrong with the token. */
export function challengeOf(origin: string, hadToken: boolean, code?: string): string {
  const why = code === 'auth.application' ? `error_description="${errors[code].title}", ` : '';
  return `Bearer ${hadToken ? `error="invalid_token", ${why}` : ''}resource_metadata="${origin}${METADATA_PATH}"`;
}
