/**
 * A write that its sender has given a key: sent twice, it is done once. `taken` says that the key stands in the table,
 * beside what the write has made.
 */
export type SentOnce = { readonly key: string; readonly print: string; taken: boolean };

/** Thrown by the first transaction of a write whose key was taken before: its sender gets the earlier answer. */
export class SentBefore extends Error {
  readonly isFailure = false;
}

/** The row waits for whoever writes the same one in this moment, and is none where they succeed. */
export const takeKey = (service: string): string =>
  `insert into ${service}.sent_once (organization_id, person_id, key, print) values ($1, $2, $3, $4) on conflict do nothing returning 1 as taken`;
