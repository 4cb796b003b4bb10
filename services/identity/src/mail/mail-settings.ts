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

/** How mails leave this installation; asked with every notice, so it looks at no other variable. Throws, naming the variable, where one is wrong. */
export function mailSettings(environment: NodeJS.ProcessEnv = process.env): MailSettings {
  const named = Object.keys(Settings.shape).map((name) => [name, environment[name] || undefined]);
  const { SMTP_URL, SMTP_PASSWORD, MAIL_FROM, PUBLIC_URL, DEMO } = Settings.parse(Object.fromEntries(named));
  return {
    server: SMTP_URL && withPassword('SMTP_URL', SMTP_URL, SMTP_PASSWORD),
    from: MAIL_FROM,
    publicUrl: PUBLIC_URL,
    demo: DEMO,
  };
}
