import { createHash, randomBytes } from 'node:crypto';

const ORGANIZATION_BYTES = 16;
const SECRET_BYTES = 32;
const FORMAT = /^[A-Za-z0-9_-]{64}$/;

/** A secret to hand out once: its first bytes say in which organization to look, what counts is the hash of the whole. */
export function newLinkToken(organizationId: string): string {
  const place = Buffer.from(organizationId.replaceAll('-', ''), 'hex');
  return Buffer.concat([place, randomBytes(SECRET_BYTES)]).toString('base64url');
}

/** The organization a token belongs to; nothing where it is none of ours. */
export function organizationOf(token: string): string | undefined {
  if (!FORMAT.test(token)) return undefined;
  const hex = Buffer.from(token, 'base64url').subarray(0, ORGANIZATION_BYTES).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** What is kept of a token: it is random, so nobody finds it from its hash. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
