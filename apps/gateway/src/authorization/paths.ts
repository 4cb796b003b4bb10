/** Where the authorization server answers. What it is asked for in a browser ends on a screen of the product. */
export const PATHS = {
  authorization: '/api/oauth/authorize',
  token: '/api/oauth/token',
  registration: '/api/oauth/register',
  revocation: '/api/oauth/revoke',
} as const;

/** The screen on which a person decides about a request, or reads why there is none. */
export const consentPage = (requestId: string): string => `/user/security?authorize=${encodeURIComponent(requestId)}`;
export const refusedPage = (error: string): string =>
  `/user/security?authorize=refused&why=${encodeURIComponent(error)}`;

export const MCP_PATH = '/api/mcp';
