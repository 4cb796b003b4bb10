import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;
const ID_BYTES = 16;
const LENGTH = 2 * ID_BYTES + SECRET_BYTES;
const hexOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');

/** Whose calendar a token opens. The ids only say where to look; what counts is the hash of the whole. */
type FeedToken = { readonly organizationId: string; readonly userId: string; readonly hash: string };

/** A token with 256 random bits, as it stands in an address. */
export const newFeedToken = (organizationId: string, userId: string): string =>
  Buffer.concat([hexOf(organizationId), hexOf(userId), randomBytes(SECRET_BYTES)]).toString('base64url');

/** What is kept of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Reads a token with or without the ending calendars like; nothing where it is none of ours. */
export function parseFeedToken(text: string): FeedToken | undefined {
  const token = text.replace(/\.ics$/, '');
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== LENGTH || bytes.toString('base64url') !== token) return undefined;
  const idAt = (from: number) =>
    bytes
      .subarray(from, from + ID_BYTES)
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { organizationId: idAt(0), userId: idAt(ID_BYTES), hash: hashOf(token) };
}
