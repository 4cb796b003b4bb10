import { kindOf, type NotificationKind } from '@talent-os/contracts/identity/notification-kinds.js';
import type { CalendarFile, Invitation } from './invitation.js';

/** What a mail says of one notification. */
export type MailNotice = {
  readonly kind: NotificationKind;
  readonly title: string;
  readonly message: string;
  /** Path of the screen. */
  readonly link: string;
  readonly invitation?: Invitation | null;
};
export type MailText = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** What calendars take from it. */
  readonly calendar?: CalendarFile | undefined;
};

/** Most notifications a digest spells out. */
const SPELLED_OUT = 30;
const INBOX = '/user/notifications/all';
const SETTINGS = '/user/notifications';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign]!);

/** Health and clearance stay inside the product: a mailbox is no place for them. */
const bodyOf = ({ kind, message }: MailNotice) => (kindOf(kind).discreet ? 'Sign in to read more.' : message);

/** The mail about one notification, or the digest of several. `publicUrl`: where people open the product. */
export function mailText(told: readonly MailNotice[], digest: boolean, publicUrl: string): MailText {
  const address = (path: string) => publicUrl.replace(/\/+$/, '') + path;
  const shown = told.slice(0, SPELLED_OUT);
  const more = told.length - shown.length;
  const subject = digest ? digestSubject(told.length) : told[0]!.title;
  const why = digest
    ? 'You get this email because you asked for a digest of your notifications.'
    : `You get this email because notifications about ${kindOf(told[0]!.kind).label} are sent to you by email.`;
  const rest = more > 0 ? `And ${more} more: ${address(INBOX)}` : undefined;
  const text = [
    ...shown.map((one) => `${one.title}\n\n${bodyOf(one)}\n\n${address(one.link)}`),
    ...(rest ? [rest] : []),
    `${why}\nChange it: ${address(SETTINGS)}`,
  ].join('\n\n--\n\n');
  const html = page(subject, [
    ...shown.map((one) => block(one, address(one.link))),
    ...(more > 0 ? [`<p>And ${more} more: <a href="${escaped(address(INBOX))}">open your inbox</a></p>`] : []),
    `<p style="color:#667085;font-size:13px">${escaped(why)} <a href="${escaped(address(SETTINGS))}">Change it</a></p>`,
  ]);
  return { subject, text, html };
}

/** The mail to an address that a person registers with. It says nothing of them: the address may be a stranger's. */
export function confirmationText(token: string, publicUrl: string): MailText {
  const address = `${publicUrl.replace(/\/+$/, '')}/login?confirm=${token}`;
  const subject = 'Confirm your registration';
  const message =
    'Somebody registered as a candidate with this address. If it was you, confirm it with the password you chose. ' +
    'The link works once, within 24 hours. If it was not you, do nothing: there will be no account.';
  const html = page(subject, [card(subject, message, address, 'Confirm')]);
  return { subject, text: `${message}\n\n${address}`, html };
}

/** The mail with a link to choose another password. */
export function resetText(token: string, publicUrl: string): MailText {
  const address = `${publicUrl.replace(/\/+$/, '')}/login?reset=${token}`;
  const subject = 'Choose a new password';
  const message =
    'Somebody asked for a new password for your account. If it was you, choose one with this link. It works once, ' +
    'within 24 hours, and signs you out everywhere else. If it was not you, do nothing: your password stays as it is.';
  const html = page(subject, [card(subject, message, address, 'Choose a password')]);
  return { subject, text: `${message}\n\n${address}`, html };
}

export type Invitee = {
  readonly organization: string;
  readonly invitedByName: string;
  /** As people read it. */
  readonly role: string;
};

/** The mail that asks somebody to join an organization. */
export function invitationText(invitee: Invitee, token: string, publicUrl: string): MailText {
  const { organization, invitedByName, role } = invitee;
  const address = `${publicUrl.replace(/\/+$/, '')}/login?invite=${token}`;
  const subject = `Join ${organization} on Talent OS`;
  const message =
    `${invitedByName} invites you to work in ${organization} as ${role}. Choose your name and a password with this ` +
    'link. It works once, within 7 days. If you do not know who this is, do nothing: there will be no account.';
  const html = page(subject, [card(subject, message, address, 'Accept the invitation')]);
  return { subject, text: `${message}\n\n${address}`, html };
}

/** The mail to an address that is invited although it has an account already: an address has one. */
export function invitedElsewhereText({ organization, invitedByName }: Invitee, publicUrl: string): MailText {
  const address = `${publicUrl.replace(/\/+$/, '')}/login`;
  const subject = `Join ${organization} on Talent OS`;
  const message =
    `${invitedByName} invites you to work in ${organization}. This address has an account on Talent OS already, and an ` +
    'address has one only: please ask for an invitation to another address.';
  const html = page(subject, [card(subject, message, address, 'Sign in')]);
  return { subject, text: `${message}\n\n${address}`, html };
}

/** The mails that confirm another address: `asked` is that address, for the present mailbox alone. */
export function addressText(token: string, publicUrl: string, asked?: string): MailText {
  const address = `${publicUrl.replace(/\/+$/, '')}/login?address=${token}`;
  const subject = 'Confirm the change of your address';
  const [what, otherwise] = asked
    ? [
        `Somebody asked to sign in to your account with ${asked} instead of this address.`,
        'If it was not you, choose another password at once: your address stays as it is.',
      ]
    : ['Somebody asked to sign in to their account with this address.', 'If it was not you, do nothing.'];
  const message = `${what} If it was you, open the link here and the one in the other mailbox within 24 hours. ${otherwise}`;
  const html = page(subject, [card(subject, message, address, 'Confirm')]);
  return { subject, text: `${message}\n\n${address}`, html };
}

/** The mail that tells somebody that they are erased. It leads nowhere: there is nothing left to open. */
export function erasedText(organization: string): MailText {
  const subject = `${organization} has erased you`;
  const paragraphs = [
    `You asked ${organization} on Talent OS to erase everything about you. It is done: your account, your profile, your ` +
      'papers, conversations, recordings and practice are gone.',
    'What stays, and why: applications count without your name, because the numbers of a year would change otherwise. The ' +
      'audit trail keeps who did what under a number, because the law asks for it; no name belongs to that number any more. ' +
      'Backups hold what they held until they are replaced.',
    'This address was kept for this mail, and is forgotten with it. Nobody can bring anything back.',
  ];
  const html = page(subject, [
    `<h2 style="font-size:17px;margin:0 0 8px">${escaped(subject)}</h2>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escaped(text)}</p>`),
  ]);
  return { subject, text: paragraphs.join('\n\n'), html };
}

const digestSubject = (count: number) => (count === 1 ? '1 notification for you' : `${count} notifications for you`);

const block = (one: MailNotice, address: string) => card(one.title, bodyOf(one), address, 'Open in Talent OS');

const card = (title: string, body: string, address: string, action: string) =>
  `<div style="border:1px solid #e4e7ec;border-radius:12px;padding:20px;margin:0 0 16px">` +
  `<h2 style="font-size:17px;margin:0 0 8px">${escaped(title)}</h2>` +
  `<p style="margin:0 0 16px">${escaped(body)}</p>` +
  `<a href="${escaped(address)}" style="display:inline-block;background:#3b5bdb;color:#ffffff;padding:9px 16px;border-radius:8px;text-decoration:none">${action}</a></div>`;

const page = (title: string, blocks: readonly string[]) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>` +
  `<body style="margin:0;padding:24px;background:#ffffff;color:#101828;font:15px/1.5 system-ui,sans-serif">` +
  `<div style="max-width:560px;margin:0 auto">${blocks.join('')}</div></body></html>`;
