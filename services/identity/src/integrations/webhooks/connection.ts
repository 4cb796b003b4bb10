import { randomBytes } from 'node:crypto';
import { FORMER_SECRET_HOURS } from '@talent-os/contracts/identity/webhooks.js';
import { minutesAfter } from '@talent-os/service-kit/calendar';
import { open, seal } from '../../crypto/envelope.js';

/** What a webhook is reached and signed with. The address is a secret too: many receivers put one into its path. */
export type WebhookConnection = {
  readonly address: string;
  readonly secret: string;
  /** Signs beside the present one `until` then, an ISO instant. */
  readonly former?: { readonly secret: string; readonly until: string };
};
type SealedIn = { readonly organizationId: string; readonly id: string };

/** A secret as Standard Webhooks writes it: 256 random bits. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** Opens in the row it was sealed for and in no other. */
export const sealConnection = (connection: WebhookConnection, row: SealedIn): string =>
  seal(JSON.stringify(connection), placeOf(row));

export const openConnection = (sealed: string, row: SealedIn): WebhookConnection =>
  JSON.parse(open(sealed, placeOf(row))) as WebhookConnection;

const placeOf = ({ organizationId, id }: SealedIn) => ({ organizationId, table: 'webhook', column: `sealed/${id}` });

/** The connection with another secret; the one it has now goes on signing for a day. */
export const withNewSecret = ({ address, secret }: WebhookConnection, now: Date): WebhookConnection => ({
  address,
  secret: newSecret(),
  former: { secret, until: minutesAfter(now, FORMER_SECRET_HOURS * 60).toISOString() },
});

/** The secrets a message is signed with, the present one first. */
export const secretsOf = ({ secret, former }: WebhookConnection, now: Date): readonly string[] =>
  former && Date.parse(former.until) > now.getTime() ? [secret, former.secret] : [secret];
