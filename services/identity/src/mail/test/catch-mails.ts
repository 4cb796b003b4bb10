import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

type CaughtMail = { readonly to: string; readonly subject: string; readonly id: string; readonly body: string };
export type MailCatcher = { readonly address: string; readonly caught: CaughtMail[]; close(): Promise<void> };
type Refusal = { readonly code: number } | 'break off' | undefined;

type Behaviour = Pick<SMTPServerOptions, 'onAuth' | 'authOptional'> & {
  readonly port?: number;
  /** How the n-th mail is answered, from 1; taken where it answers nothing. */
  readonly answer?: (n: number, mail: CaughtMail) => Refusal;
  /** The same for the n-th recipient. */
  readonly recipient?: (n: number) => Refusal;
};

/** A mail server of this process that keeps what it is given. */
export async function catchMails({ port = 0, answer, recipient, ...auth }: Behaviour = {}): Promise<MailCatcher> {
  const caught: CaughtMail[] = [];
  let mails = 0;
  let recipients = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    ...auth,
    onRcptTo(_address, _session, done) {
      recipients += 1;
      done(failureOf(recipient?.(recipients)));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails += 1;
        const mail = mailOf(Buffer.concat(chunks).toString('utf8'), session.envelope.rcptTo[0]!.address);
        const refused = answer?.(mails, mail);
        if (refused === 'break off') return server.connections.forEach((one) => one.close());
        if (!refused) caught.push(mail);
        done(failureOf(refused));
      });
    },
  });
  server.on('error', () => undefined);
  await listen(server, port);
  const { port: bound } = server.server.address() as { port: number };
  return {
    address: `smtp://127.0.0.1:${bound}`,
    caught,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Files that share a port take turns: whoever finds it taken waits until the other one has closed. */
async function listen(server: SMTPServer, port: number): Promise<void> {
  for (;;) {
    server.listen(port, '127.0.0.1');
    try {
      await once(server.server, 'listening');
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      await setTimeout(50);
    }
  }
}

function failureOf(refused: Refusal): Error | null {
  if (refused === undefined || refused === 'break off') return null;
  return Object.assign(new Error('Refused'), { responseCode: refused.code });
}

function mailOf(raw: string, to: string): CaughtMail {
  const [head = ''] = raw.split('\r\n\r\n');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1]?.trim() ?? '';
  const body = raw
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return { to, subject: header('Subject'), id: header('Message-ID'), body };
}
