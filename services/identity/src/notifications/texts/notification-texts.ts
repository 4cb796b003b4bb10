import type { NotificationKind } from '@talent-os/contracts/identity/notification-kinds.js';
import type { Path } from '@talent-os/contracts/navigation/index.js';
import type { ExcellenceModuleKey } from '@talent-os/contracts/sales/excellence/modules.js';
import type { Clocks } from '../clocks.rules.js';
import type { Invitation } from '../../mail/invitation.js';
import type { Link } from '../hub-of.js';

/** A notification before it is anybody's. */
export type Note = {
  readonly kind: NotificationKind;
  readonly title: string;
  /** Written for each reader where it says a time. */
  readonly message: string | ((clocks: Clocks) => string);
  /** The screen it is about. */
  readonly link: Link;
  /** What a mail about it brings into a calendar, or takes out of it. */
  readonly invitation?: Invitation;
};

/** What a note says to a reader. */
export const messageFor = ({ message }: Pick<Note, 'message'>, clocks: Clocks): string =>
  typeof message === 'string' ? message : message(clocks);

const INTERESTS = '/sales/internal-mobility/expressions';
const TERRITORY = '/sales/excellence/territory';
const DEALS = '/sales/opportunities';
const COLLABORATION = '/sales/collaboration';
const PRODUCTIVITY = '/productivity';

/** Amount in minor units of the currency (ISO 4217), as people write it. */
export function moneyText(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

const note = (kind: NotificationKind, link: Path, title: string, message: string): Note => ({
  kind,
  title,
  message,
  link,
});

export const interestReceived = (name: string, position: string) =>
  note(
    'interest',
    INTERESTS,
    'Someone is interested in your position',
    `${name} would like to be considered for ${position}.`,
  );

const decided = {
  approved: (position: string) =>
    note(
      'interest',
      INTERESTS,
      'Good news about your interest',
      `Your interest in ${position} was approved. The hiring team will be in touch.`,
    ),
  declined: (position: string) =>
    note(
      'interest',
      INTERESTS,
      'An answer to your interest',
      `Your interest in ${position} was declined this time. The reason is with your interests.`,
    ),
} as const;
export const interestAnswered = (decision: keyof typeof decided, position: string) => decided[decision](position);

export const internalApplicant = (name: string, position: string) =>
  note(
    'interest',
    INTERESTS,
    'Somebody of your team applies within the company',
    `${name} is an internal applicant for ${position} now.`,
  );

export const interestWithdrawn = (name: string, position: string) =>
  note('interest', INTERESTS, 'An interest was withdrawn', `${name} no longer asks to be considered for ${position}.`);

export const moveProposed = (name: string, account: string) =>
  note(
    'territory',
    TERRITORY,
    'An account move waits for your decision',
    `${name} proposes to move ${account} to another territory.`,
  );

const moves = {
  approved: (account: string) =>
    note(
      'territory',
      TERRITORY,
      'Account move approved',
      `The move of ${account} was approved. It takes effect on its day.`,
    ),
  applied: (account: string) =>
    note('territory', TERRITORY, 'Account moved', `${account} is now in its new territory.`),
  declined: (account: string) =>
    note(
      'territory',
      TERRITORY,
      'Account move declined',
      `${account} stays where it is. The reason is with the proposal.`,
    ),
  withdrawn: (account: string) =>
    note('territory', TERRITORY, 'Account move withdrawn', `The proposal to move ${account} was taken back.`),
} as const;
export const moveDecided = (status: keyof typeof moves, account: string) => moves[status](account);

export const dealWon = (deal: string, owner: string, amount: string) =>
  note('deal', DEALS, 'Deal won', `${owner} won ${deal}, worth ${amount}.`);

export const dealClosedForYou = (deal: string) =>
  note('deal', DEALS, 'Your deal was closed', `A colleague closed ${deal}. Have a look at its history.`);

export const dealMovedForYou = (stage: string) =>
  note('deal', DEALS, 'Your deal was moved', `A colleague moved one of your deals to ${stage}.`);

export const battlecardFlagged = (card: string, deal: string, competitor: string): Note => ({
  kind: 'asset',
  link: '/excellence/gtm/assets',
  title: 'A battlecard has to be looked at',
  message: `${deal} was lost to ${competitor}. Please look whether “${card}” still says the right thing.`,
});

export const assetStale = (title: string, module: ExcellenceModuleKey): Note => ({
  kind: 'asset',
  link: `/excellence/${module}/assets?status=stale`,
  title: 'An asset of yours is stale',
  message: `The day of review of “${title}” has passed. Please say which of its claims still hold.`,
});

const monthText = (month: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

export const statementTold = (resolved: boolean, month: string): Note => ({
  kind: 'pay',
  link: '/excellence/compensation?view=statements',
  title: resolved ? 'Your dispute was answered' : 'Your commission statement is there',
  message: resolved
    ? `What you said about your statement of ${monthText(month)} has an answer.`
    : `The statement of ${monthText(month)} was published. If it is right, there is nothing to do.`,
});

export const statementDisputed = (name: string, month: string): Note => ({
  kind: 'pay',
  link: '/excellence/compensation?view=statements',
  title: 'A commission statement is disputed',
  message: `${name} says that the statement of ${monthText(month)} is wrong. Please answer within five business days.`,
});

const collaborations = {
  note: (position: string) =>
    note('collaboration', COLLABORATION, 'New note', `There is a new note for you on ${position}.`),
  'next-step': (position: string) =>
    note('collaboration', COLLABORATION, 'Your turn', `The next step on ${position} is yours.`),
} as const;
export const collaborationMoved = (what: keyof typeof collaborations, position: string) =>
  collaborations[what](position);

export const mentorshipRequested = () =>
  note(
    'collaboration',
    COLLABORATION,
    'Someone would like to learn from you',
    'A colleague asked for your mentorship.',
  );
export const kudosReceived = (from: string) =>
  note('collaboration', '/user/team-culture', 'Kudos for you', `${from} thanked you. Your team can read what for.`);
export const positionsFound = (search: string, count: number): Note => ({
  kind: 'application',
  link: '/candidate?view=positions',
  title: count === 1 ? 'A new position for you' : 'New positions for you',
  message: `Your search “${search}” has found ${count === 1 ? 'a position that was' : `${count} positions that were`} opened since you last heard of it.`,
});
export const mentorshipAccepted = () =>
  note('collaboration', COLLABORATION, 'You have a mentor', 'Your request for a mentorship was accepted.');
export const mentorshipDeclined = () =>
  note(
    'collaboration',
    COLLABORATION,
    'Mentorship not possible this time',
    'Your request for a mentorship was declined. Other offers are waiting.',
  );
export const mentorshipEnded = () =>
  note('collaboration', COLLABORATION, 'Mentorship ended', 'A mentorship you are part of has ended.');

export const copiedSignIn = () =>
  note(
    'security',
    '/',
    'We signed one of your devices out',
    'An old sign-in of yours was used a second time, which may mean that somebody copied it. If you did not expect this, please tell your administrator.',
  );

export const addressTaken = () =>
  note(
    'security',
    '/',
    'Someone tried to register with your address',
    'You have an account already, so nothing was changed. If it was you, simply keep using it.',
  );

export const passwordChanged = () =>
  note(
    'security',
    '/user/security',
    'Your password was changed',
    'You were signed out on your other devices. If it was not you, ask an administrator for a new password link at once.',
  );

export const addressChanged = () =>
  note(
    'security',
    '/user/profile',
    'Your address was changed',
    'You sign in with your new address from now on. If it was not you, tell an administrator at once.',
  );

export const newDevice = (device: string, network: string | null) =>
  note(
    'security',
    '/user/security',
    'You signed in on a new device',
    `${device}${network ? `, from ${network}` : ''}. If it was not you, sign that device out and change your password.`,
  );

export const signInLocked = () =>
  note(
    'security',
    '/',
    'Sign-in to your account was paused',
    'There were too many failed attempts. It opens again by itself after 15 minutes. If it was not you, please tell your administrator.',
  );

export const welcome = () =>
  note('system', '/', 'Welcome to Talent OS', 'Your account is ready. Home shows every hub your role opens.');

export const taskDue = () =>
  note('task', PRODUCTIVITY, 'A task is due today', 'One of your open tasks has reached the day it is due.');

export const checkInDue = () =>
  note('goal', PRODUCTIVITY, 'A goal waits for your check-in', 'Say how it is going: a minute a week is enough.');
