/** How an event travels and is kept: the outbox row, the JetStream message and what listeners get. */
export type Envelope = {
  /** UUIDv7: also the message id JetStream drops duplicates by. */
  readonly id: string;
  readonly name: string;
  readonly organizationId: string;
  /** Who caused it; null for the system. */
  readonly actorId: string | null;
  readonly actorRole: string | null;
  readonly industry: string | null;
  /** The operation, job or listener it happened in. */
  readonly operation: string;
  readonly requestId: string;
  readonly traceparent: string | null;
  readonly payload: unknown;
  /** ISO 8601, UTC. */
  readonly at: string;
};
