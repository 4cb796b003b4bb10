type KindRow = {
  /** What people read: 'Deals'. */
  readonly label: string;
  /** What it tells of, in one line. */
  readonly about: string;
  /** Goes out by e-mail where the person has not chosen otherwise. */
  readonly email: boolean;
  /** Its words may touch on health or clearance: mails carry the title only. */
  readonly discreet?: true;
  /** Nobody can switch it off, put it into a digest or hold it back. */
  readonly always?: true;
};

/** One row per kind of notification, in the order people see them. */
export const kindTable = {
  security: {
    label: 'Security',
    about: 'Sign-ins and anything that puts your account at risk',
    email: true,
    always: true,
  },
  approval: {
    label: 'Approvals',
    about: 'Decisions that wait for you, and the ones made on your requests',
    email: true,
  },
  task: { label: 'Tasks', about: 'Your tasks on the day they are due', email: true },
  goal: { label: 'Goals', about: 'Check-ins that are due and changes of shared goals', email: false },
  interest: { label: 'Internal mobility', about: 'Interest in positions and the answers to it', email: true },
  application: {
    label: 'Recruiting',
    about: 'Applications, interviews, scorecards and offers',
    email: true,
  },
  collaboration: {
    label: 'Collaboration',
    about: 'Notes, next steps, mentorships and shared conversations',
    email: false,
  },
  deal: { label: 'Deals', about: 'Deals that were won, moved or closed', email: false },
  pay: {
    label: 'Commission',
    about: 'Your commission statements, and what became of disputes',
    email: true,
  },
  asset: {
    label: 'Sales assets',
    about: 'Battlecards and other assets of yours that have to be looked at again',
    email: true,
  },
  data: {
    label: 'Data',
    about: 'Answers to questions of yours that you have subscribed to',
    email: true,
  },
  territory: { label: 'Territories', about: 'Accounts that move between territories', email: true },
  shift: { label: 'Shifts', about: 'Your shifts, and slots that open up', email: true, discreet: true },
  credential: {
    label: 'Credentials',
    about: 'Credentials that expire, and decisions on renewals',
    email: true,
    discreet: true,
  },
  clearance: { label: 'Clearances', about: 'Clearances that expire or change', email: true, discreet: true },
  incident: { label: 'Incidents', about: 'Incidents that are yours or need you', email: true, discreet: true },
  system: { label: 'Talent OS', about: 'Your account and this product', email: false },
} as const satisfies Record<string, KindRow>;

export type NotificationKind = keyof typeof kindTable;
export const notificationKinds = Object.keys(kindTable) as [NotificationKind, ...NotificationKind[]];
/** What the table says of a kind. */
export const kindOf = (kind: NotificationKind): KindRow => kindTable[kind];
