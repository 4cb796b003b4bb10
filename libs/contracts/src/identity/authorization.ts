import { z } from 'zod';
import { applicationScopes } from '../access/principal.js';
import { operation } from '../define.js';
import { applicationTokenCreated } from './events.js';

/** Days an application may act after a person let it in; it renews its tokens until then. */
export const AUTHORIZATION_DAYS = 90;

/** What the authorization server calls a request that waits for the person. */
const requestId = z.string().regex(/^[A-Za-z0-9_-]{20,64}$/);

export const AuthorizationRequest = z.object({
  /** What the application calls itself: nobody has checked it. */
  name: z.string(),
  /** Where the person is sent afterwards: the one thing about an application that cannot be made up. */
  returnsTo: z.string(),
  /** Whether that is a program on the person's own computer. */
  onThisComputer: z.boolean(),
  scopes: z.array(z.enum(applicationScopes)),
});
export type AuthorizationRequest = z.infer<typeof AuthorizationRequest>;

export const getAuthorizationRequest = operation('identity.authorizationRequests.get', {
  http: 'GET /api/identity/authorization-requests/:requestId',
  access: 'signed-in',
  summary: 'What an application asks for that led the caller here',
  input: z.object({ requestId }),
  output: AuthorizationRequest,
  effect: 'read',
  errors: ['resource.missing'],
});

export const decideAuthorizationRequest = operation('identity.authorizationRequests.decide', {
  http: 'POST /api/identity/authorization-requests/:requestId/decision',
  access: 'signed-in',
  summary: 'Let an application act in my present role at `/api/mcp`, or do not',
  input: z.object({
    requestId,
    /** What it may do of what it asked for; nothing refuses it. */
    scopes: z.array(z.enum(applicationScopes)).max(applicationScopes.length),
  }),
  output: z.object({
    /** The address in this product where the browser goes on to the application. Good once, in the same browser, for two minutes. */
    continueAt: z.string(),
  }),
  effect: 'write',
  events: () => [applicationTokenCreated],
  errors: ['resource.missing', 'application.tokens'],
});
