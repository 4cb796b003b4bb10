import { createHash, createHmac, randomBytes } from 'node:crypto';
import { derivedKey } from '../crypto/master-key.js';

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}';
const FORMAT = new RegExp(`^(${UUID})\\.(${UUID})\\.([A-Za-z0-9_-]{43})$`);

/** Opaque to the browser. The first two parts only say where to look; what counts is the hash of the whole. */
export type RefreshTokenParts = { readonly organizationId: string; readonly sessionId: string; readonly value: string };

const tokenOf = (organizationId: string, sessionId: string, secret: Buffer): RefreshTokenParts => ({
  organizationId,
  sessionId,
  value: `${organizationId}.${sessionId}.${secret.toString('base64url')}`,
});

/** The first token of a session, with 256 random bits. */
export const newToken = (organizationId: string, sessionId: string) =>
  tokenOf(organizationId, sessionId, randomBytes(32));

/** Nothing where the cookie is missing or not one of ours. */
export function parseToken(cookie: string | undefined): RefreshTokenParts | undefined {
  const parts = cookie === undefined ? null : FORMAT.exec(cookie);
  return parts ? { organizationId: parts[1]!, sessionId: parts[2]!, value: parts[0] } : undefined;
}

/**
 * The token that follows this one. Derived with a key of the server, so that two tabs which exchange the same token
 * are given the same successor although it is kept nowhere.
 */
export const successorOf = ({ organizationId, sessionId, value }: RefreshTokenParts) =>
  tokenOf(organizationId, sessionId, createHmac('sha256', derivedKey('refresh-successor')).update(value).digest());

/** What is kept of a token. */
export const hashOf = ({ value }: RefreshTokenParts) => createHash('sha256').update(value).digest('base64url');

/** More exchanges than this cannot have happened within the grace of a token. */
const CHAIN = 1_000;

/** The descendant of a token that has this hash; nothing where there is none. */
export function descendantWith(hash: string, token: RefreshTokenParts): RefreshTokenParts | undefined {
  let next = token;
  for (let step = 0; step < CHAIN; step += 1) {
    next = successorOf(next);
    if (hashOf(next) === hash) return next;
  }
  return undefined;
}
