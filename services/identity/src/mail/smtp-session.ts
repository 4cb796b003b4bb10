import { expectNoTransaction } from '@talent-os/service-kit/database/open-transaction';
import { isOwnComputer } from '@talent-os/service-kit/outside/own-computer';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { Readable } from 'node:stream';
import type { Attempt } from './mail.rules.js';
import { endOf, type SmtpFailure } from './mail.rules.js';
import type { MailSettings } from './mail-settings.js';
import type { MailText } from './mail-texts.js';

/** Together shorter than the time after which a mail counts as left behind. In milliseconds. */
const TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export type Outgoing = MailText & {
  readonly to: { readonly name: string; readonly address: string };
  /** Identifies the mail for good: the same one tried again carries the same id. */
  readonly id: string;
};

/** Through which server, and whom mails come from. */
type Sending = Pick<MailSettings, 'from'> & { readonly server: string };

/**
 * One SMTP session for one mail. `handOver` is asked when the server is ready for the text and before any of it is sent:
 * where it throws, nothing was sent. Only what happens after it is uncertain.
 */
export async function sendMail(settings: Sending, mail: Outgoing, handOver: () => Promise<void>): Promise<Attempt> {
  expectNoTransaction('the mail server');
  const message = await composed(settings, mail);
  const connection = new SMTPConnection({ ...serverOf(settings.server), ...TIMEOUTS });
  // What it says after it has been given up concerns nobody.
  connection.on('error', () => undefined);
  let handedOver = false;
  async function* text() {
    await handOver();
    handedOver = true;
    yield message.raw;
  }
  try {
    await signedIn(connection, settings.server);
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject);
      connection.send(message.envelope, Readable.from(text(), { objectMode: false }), (error) =>
        error ? reject(error) : resolve(),
      );
    });
    connection.quit();
    return { end: 'sent' };
  } catch (error) {
    connection.close();
    return endOf(error as SmtpFailure, handedOver);
  }
}

function signedIn(connection: SMTPConnection, server: string): Promise<void> {
  const { username, password } = new URL(server);
  return new Promise((resolve, reject) => {
    connection.once('error', reject);
    connection.connect((failure) => {
      if (failure) return reject(failure);
      if (!username) return resolve();
      const credentials = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
      connection.login({ credentials }, (error) => (error ? reject(error) : resolve()));
    });
  });
}

/** Where and how to connect. A password is sent to another machine over an encrypted connection or not at all. */
export function serverOf(server: string) {
  const { protocol, hostname, port, username } = new URL(server);
  const secure = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  const requireTLS = username !== '' && !isOwnComputer(hostname);
  return { host, port: Number(port) || (secure ? 465 : 587), secure, requireTLS };
}

async function composed({ from }: Sending, { id, to, subject, text, html, calendar }: Outgoing) {
  const mime = new MailComposer({
    from,
    to,
    subject,
    text,
    html,
    ...(calendar && { icalEvent: { ...calendar, filename: 'invitation.ics' } }),
    messageId: `<${id}@${from.match(/@([^\s>]+)/)?.[1] ?? 'localhost'}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }).compile();
  return { raw: await mime.build(), envelope: mime.getEnvelope() };
}
