/** A record as the database holds it; hashes in hexadecimal, `at` with all its digits, `subject` as it is stored. */
export type EventRow = {
  readonly sequence: number;
  readonly eventId: string;
  readonly action: string;
  readonly operation: string;
  readonly actorId: string | null;
  readonly actorRole: string | null;
  readonly industry: string | null;
  readonly subject: string;
  readonly at: string;
  readonly traceId: string | null;
  readonly prevHash: string;
  readonly hash: string;
};
export type CheckpointRow = {
  readonly organizationId: string;
  readonly sequence: number;
  readonly hash: string;
  readonly merkleRoot: string;
  readonly previousSignature: string | null;
  readonly keyId: string;
  readonly at: string;
  readonly signature: string;
};
export type End = { readonly sequence: number; readonly hash: string };

/**
 * Where a verifier reads: pages in ascending order of sequence, the head, the lines of the exported file, and the last
 * sign of life that lies beside it.
 */
export type Source = {
  events(after: number): Promise<readonly EventRow[]>;
  checkpoints(after: number): Promise<readonly CheckpointRow[]>;
  head(): Promise<End | undefined>;
  exported(): AsyncIterable<string>;
  heartbeat(): Promise<string | undefined>;
};

/** Runs SQL for one organization, whose id it gives as `$1`. */
export type RowReader = <Row extends object>(sql: string, args?: readonly number[]) => Promise<Row[]>;

/** Rows in memory at a time. */
const PAGE = 5_000;

// Microseconds, and six zeroes where the writer had milliseconds: a time moved by less than one must show.
const INSTANT = `regexp_replace(to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), '000$', '') || 'Z' as at`;

/** A record as the verifier reads it. */
export const EVENT_COLUMNS = `sequence, event_id as "eventId", action, operation, actor_id as "actorId", actor_role as "actorRole",
  industry, subject::text as subject, ${INSTANT}, trace_id as "traceId", encode(prev_hash, 'hex') as "prevHash",
  encode(hash, 'hex') as hash`;

export const databaseSource = (read: RowReader, copy: Pick<Source, 'exported' | 'heartbeat'>): Source => ({
  ...copy,
  events: (after) =>
    read(
      `select ${EVENT_COLUMNS}
       from audit.audit_event where organization_id = $1 and sequence > $2 order by sequence limit ${PAGE}`,
      [after],
    ),
  checkpoints: (after) =>
    read(
      `select organization_id as "organizationId", sequence, hash, merkle_root as "merkleRoot",
              previous_signature as "previousSignature", key_id as "keyId", ${INSTANT}, signature
       from audit.audit_checkpoint where organization_id = $1 and sequence > $2 order by sequence limit ${PAGE}`,
      [after],
    ),
  head: async () =>
    (
      await read<End>(`select sequence, encode(hash, 'hex') as hash from audit.audit_head where organization_id = $1`)
    )[0],
});
