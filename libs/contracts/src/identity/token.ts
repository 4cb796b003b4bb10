import { z } from 'zod';
import { uuid } from '../paging.js';
import { Principal } from '../access/principal.js';

/** What identity signs access tokens of browser sessions with and gateways accept; anything else is refused. */
export const TOKEN = {
  issuer: 'talent-os',
  audience: 'talent-os/browser',
  algorithm: 'EdDSA',
  /** Longest life of an access token, in seconds; it is shorter where sessions end soon without use. */
  lifeSeconds: 15 * 60,
  /** How long a key is still published after its successor has taken over, in seconds: longer than any token lives. */
  keyOverlapSeconds: 20 * 60,
  /** A new key is published this long before it signs, in seconds, so that every gateway has it by then. */
  keyLeadSeconds: 5 * 60,
} as const;

/** The claims of an access token. */
export const TokenClaims = z.object({
  iss: z.literal(TOKEN.issuer),
  aud: z.literal(TOKEN.audience),
  /** The person. */
  sub: uuid(),
  /** The session: what a revocation names. */
  sid: uuid(),
  iat: z.int(),
  exp: z.int(),
  /** Issued at, in epoch milliseconds: a token is dead when this is earlier than the `before` of its session's revocation. */
  iatMs: z.int(),
  principal: Principal,
});
export type TokenClaims = z.infer<typeof TokenClaims>;
