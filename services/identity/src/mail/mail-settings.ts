import { withPassword } from '@talent-os/service-kit/config';
import { z } from 'zod';

const Settings = z.object({
  /** The mail server, `smtp://user:password@host:587` or `smtps://…:465`; without one no mail is sent. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Of the person in that address, where it names none; any characters. */
  SMTP_PASSWORD: z.string().optional(),
  /** Who mails come from: `Talent OS <no-reply@example.org>`. */
  MAIL_FROM: z.string().min(3).default('Talent OS <no-reply@localhost>'),
  /** Where people open the product: what links in mails begin with. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:8080'),
  /** Filled with demo people, whose addresses are nobody's. */
  DEMO: z.stringbool().default(false),
});

export type MailSettings = {
  readonly server: string | undefined;
  readonly from: string;
  readonly publicUrl: string;
  readonly demo: boolean;
};

let last: { readonly said: string; readonly settings: MailSettings } | undefined;

/** How mails leave this installation: asked with every notice, so it is read anew only where it has changed. Throws, naming the variable, where one is wrong. */
export function mailSettings(environment: NodeJS.ProcessEnv = process.env): MailSettings {
  const named = Object.keys(Settings.shape).flatMap((name) => (environment[name] ? [[name, environment[name]]] : []));
  const said = JSON.stringify(named);
  if (last?.said !== said) last = { said, settings: readSettings(Object.fromEntries(named)) };
  return last.settings;
}

function readSettings(named: Record<string, string>): MailSettings {
  const { SMTP_URL, SMTP_PASSWORD, MAIL_FROM, PUBLIC_URL, DEMO } = Settings.parse(named);
  return {
    server: SMTP_URL && withPassword('SMTP_URL', SMTP_URL, SMTP_PASSWORD),
    from: MAIL_FROM,
    publicUrl: PUBLIC_URL,
    demo: DEMO,
  };
}
