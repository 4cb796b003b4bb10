import { Webhook as Signer } from 'standardwebhooks';
import { secretsOf, type WebhookConnection } from './connection.js';

/** What a receiver is sent, by Standard Webhooks: the event's name, when it happened, and its own fields. */
export const bodyOf = (type: string, timestamp: string, data: unknown): string =>
  JSON.stringify({ type, timestamp, data });

/** The headers of one attempt. `id` is the event's: the same each time, so that a receiver takes it once. */
export function headersOf(
  connection: WebhookConnection,
  id: string,
  body: string,
  now: Date,
): Readonly<Record<string, string>> {
  const signatures = secretsOf(connection, now).map((secret) => new Signer(secret).sign(id, now, body));
  return {
    'content-type': 'application/json',
    'user-agent': 'Talent-OS-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}
