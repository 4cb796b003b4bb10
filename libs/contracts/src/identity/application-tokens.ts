import { z } from 'zod';
import { applicationScopes, Principal } from '../access/principal.js';
import { operation } from '../define.js';
import { instant, uuid } from '../paging.js';
import { applicationTokenCreated, applicationTokenRevoked } from './events.js';
import { sessionRevoked } from './sign-in-events.js';
import { lineText } from '../text.js';

/** Days a token of an application lives: what is offered, and the most there is. */
export const TOKEN_DAYS = { default: 30, most: 90 } as const;
/** Tokens one person may have at a time. */
export const TOKENS_MOST = 20;
/** What a token for `/api/mcp` begins with, so that scanners find leaked ones. */
export const MCP_TOKEN = { prefix: 'talentos_mcp_', form: /^talentos_mcp_[A-Za-z0-9_-]{64}$/ } as const;
/** An access token the authorization server made: random, good for `/api/mcp` alone. */
export const ISSUED_TOKEN = { form: /^[A-Za-z0-9_-]{43}$/ } as const;

export const ApplicationToken = z.object({
  id: uuid(),
  name: z.string(),
  scopes: z.array(z.enum(applicationScopes)),
  createdAt: instant,
  expiresAt: instant,
  /** Within a minute; null where it was never used. */
  lastUsedAt: instant.nullable(),
});
export type ApplicationToken = z.infer<typeof ApplicationToken>;

export const createApplicationToken = operation('identity.applicationTokens.create', {
  http: 'POST /api/identity/application-tokens',
  access: 'signed-in',
  summary: 'Create a token for an application that acts in my present role at `/api/mcp`; it is shown this once',
  input: z.object({
    name: lineText().min(2, 'Please name the application').max(60),
    scopes: z.array(z.enum(applicationScopes)).min(1, 'Please choose what it may do').max(applicationScopes.length),
    days: z.int('Please enter whole days').min(1, 'At least 1 day').max(TOKEN_DAYS.most, 'At most 90 days').default(30),
  }),
  output: z.object({ token: z.string(), item: ApplicationToken }),
  effect: 'write',
  events: () => [applicationTokenCreated],
  success: 201,
  errors: ['application.tokens'],
});

export const listApplicationTokens = operation('identity.applicationTokens.list', {
  http: 'GET /api/identity/application-tokens',
  access: 'signed-in',
  summary: 'The tokens of mine that applications can use, newest first',
  input: z.object({}),
  output: z.object({ items: z.array(ApplicationToken) }),
  effect: 'read',
});

export const revokeApplicationToken = operation('identity.applicationTokens.revoke', {
  http: 'DELETE /api/identity/application-tokens/:applicationTokenId',
  access: 'signed-in',
  summary: 'End a token of mine; it is refused everywhere within five seconds',
  input: z.object({ applicationTokenId: uuid() }),
  output: z.object({}),
  effect: 'write',
  events: () => [applicationTokenRevoked, sessionRevoked],
  success: 204,
  errors: ['resource.missing'],
});

export const verifyApplicationToken = operation('identity.applicationTokens.verify', {
  http: 'none',
  access: 'internal',
  summary: 'Whom the token of an application acts for, with what rights; null where nobody is let in with it',
  input: z.object({ token: z.union([z.string().regex(MCP_TOKEN.form), z.string().regex(ISSUED_TOKEN.form)]) }),
  output: z.object({
    found: z.object({ principal: Principal, issuedAt: instant, expiresAt: instant }).nullable(),
  }),
  effect: 'write',
});
