import type { JsMsg } from '@nats-io/jetstream';
import { headers as natsHeaders, type MsgHdrs } from '@nats-io/transport-node';
import { messageAttributes, NO_ATTRIBUTES } from '../observe/conventions.js';
import { inSpan } from '../observe/telemetry.js';
import type { Envelope } from './envelope.js';

const HEADER = 'traceparent';

/** Publishes an event as a part of what it happened in. The envelope stays as it was written; the header tells of the span. */
export const inProducerSpan = (
  subject: string,
  { id, traceparent }: Pick<Envelope, 'id' | 'traceparent'>,
  send: (headers?: MsgHdrs) => Promise<unknown>,
): Promise<unknown> =>
  inSpan(`send ${subject}`, 'PRODUCER', traceparent ?? undefined, NO_ATTRIBUTES, (inner, span) => {
    if (!span) return send();
    span.setAttributes({ ...messageAttributes(subject, 'send'), 'messaging.message.id': id });
    const headers = natsHeaders();
    headers.set(HEADER, inner!);
    return send(headers);
  });

/**
 * Hands events to a listener inside a span: a single one goes on in the trace it was published in, several begin one of
 * their own, which links to each.
 */
export function inConsumerSpan(
  consumer: string,
  messages: readonly JsMsg[],
  take: (envelopes: readonly Envelope[]) => Promise<void>,
): Promise<void> {
  const envelopes = messages.map((message) => message.json<Envelope>());
  const headers = messages.map((message, index) => message.headers?.get(HEADER) || envelopes[index]!.traceparent);
  const single = messages.length === 1;
  const { subject } = messages[0]!;
  const name = single ? `process ${subject}` : `process ${consumer}`;
  const parent = single ? (headers[0] ?? undefined) : undefined;
  return inSpan(
    name,
    'CONSUMER',
    parent,
    NO_ATTRIBUTES,
    (inner, span) => {
      if (!span) return take(envelopes);
      span.setAttributes({
        ...messageAttributes(single ? subject : consumer, 'process'),
        'messaging.consumer.group.name': consumer,
        ...(single
          ? { 'messaging.message.id': envelopes[0]!.id }
          : { 'messaging.batch.message_count': messages.length }),
      });
      return take(single && parent ? [{ ...envelopes[0]!, traceparent: inner ?? null }] : envelopes);
    },
    single ? [] : headers.map((header) => header ?? undefined),
  );
}
