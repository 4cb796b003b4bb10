import type { IncidentState, IncidentType, Severity } from '@talent-os/contracts/cyber/incident-states.js';
import type { IndicatorKind } from '@talent-os/contracts/cyber/threat-kinds.js';

/** An incident of the demo. Minutes are counted from the report; a missing one has not happened. */
export type DemoIncident = {
  readonly title: string;
  readonly type: IncidentType;
  readonly severity: Severity;
  readonly status: IncidentState;
  readonly hoursAgo: number;
  readonly description: string;
  readonly responded?: number;
  readonly contained?: number;
  readonly resolved?: number;
  readonly phi?: true;
  readonly indicators?: readonly (readonly [IndicatorKind, string])[];
  readonly tasks?: readonly (readonly [title: string, done: boolean])[];
  readonly notes?: readonly string[];
};

export const running: readonly DemoIncident[] = [
  {
    title: 'Invoice lures in the finance mailboxes',
    type: 'phishing',
    severity: 'high',
    status: 'investigating',
    hoursAgo: 5,
    responded: 22,
    description:
      'Eleven people in finance received invoices with a link to a sign-in page that is not ours. Two of them entered their password.',
    indicators: [
      ['domain', 'invoice-portal.example'],
      ['email', 'billing@invoice-portal.example'],
      ['ip', '203.0.113.41'],
    ],
    tasks: [
      ['Reset the passwords of the two people', true],
      ['Search the mail logs for further recipients', false],
    ],
    notes: ['Both sessions are signed out; the mail gateway blocks the sender.'],
  },
  {
    title: 'Encryption of files on a ward workstation',
    type: 'malware',
    severity: 'critical',
    status: 'contained',
    hoursAgo: 9,
    responded: 9,
    contained: 118,
    phi: true,
    description:
      'A workstation of the third floor showed a ransom note. Its shares held scheduling lists with names of patients.',
    indicators: [
      ['hash', '9f2b5c1e7a3d48f60b1c2d3e4f5a6b7c8d9e0f1a2b3c4d5e6f708192a3b4c5d6'],
      ['ip', '198.51.100.77'],
    ],
    tasks: [
      ['Take a forensic image of the disk', true],
      ['Restore the shares from last night', false],
      ['Look for the same hash on all hosts', true],
    ],
    notes: ['The host is off the network.', 'No other host has run the file.'],
  },
  {
    title: 'Sign-ins from two continents within an hour',
    type: 'unauthorized_access',
    severity: 'medium',
    status: 'triaged',
    hoursAgo: 2,
    description:
      'One contractor account signed in from Lisbon and from Singapore. The second sign-in had no second factor.',
    indicators: [['ip', '192.0.2.146']],
  },
  {
    title: 'Storage bucket open to the internet',
    type: 'data_exposure',
    severity: 'medium',
    status: 'new',
    hoursAgo: 1,
    description:
      'A scan found a bucket of the marketing site readable by anybody. It is believed to hold pictures only.',
  },
  {
    title: 'Slow answers of the booking site under a flood of requests',
    type: 'dos',
    severity: 'medium',
    status: 'recovered',
    hoursAgo: 20,
    responded: 35,
    contained: 190,
    description: 'Requests rose to forty times the usual. The provider now filters them; the site answers as before.',
    indicators: [['ip', '198.51.100.12']],
    tasks: [['Agree on standing filters with the provider', false]],
    notes: ['Filters of the provider are on.'],
  },
  {
    title: 'USB stick found in the car park',
    type: 'other',
    severity: 'low',
    status: 'new',
    hoursAgo: 7,
    description: 'A guard handed in a stick with a label of our company. Nobody has put it into a computer.',
  },
];

type PastIncident = readonly [
  title: string,
  type: IncidentType,
  severity: Severity,
  days: number,
  minutes: readonly [number, number, number],
];

/** Closed incidents: days ago, and minutes to respond, contain and resolve. */
export const past: readonly PastIncident[] = [
  ['Gift card mails in the name of the director', 'phishing', 'medium', 0.05, [28, 140, 640]],
  ['Password spraying against the remote desktop gateway', 'unauthorized_access', 'high', 3, [31, 260, 2100]],
  ['Mining software on a build server', 'malware', 'medium', 6, [75, 480, 4200]],
  ['Spreadsheet of salaries sent to the wrong list', 'data_exposure', 'high', 10, [12, 55, 1900]],
  ['Sign-in page copied under a similar domain', 'phishing', 'low', 13, [300, 1500, 9000]],
  ['Web shell on a forgotten test host', 'malware', 'critical', 18, [11, 205, 1320]],
  ['Flood of requests on the careers page', 'dos', 'medium', 22, [90, 240, 1400]],
  ['Access kept by a person who had left', 'insider', 'medium', 27, [130, 600, 5000]],
  ['Wave of one-time code requests at night', 'unauthorized_access', 'high', 34, [85, 410, 3300]],
  ['Lost laptop of a field engineer', 'other', 'low', 41, [600, 1900, 12_000]],
  ['Macro in a résumé opened by recruiting', 'malware', 'high', 48, [24, 310, 2600]],
  ['Public link to a board document', 'data_exposure', 'medium', 55, [55, 190, 2300]],
  ['Fake support calls to the service desk', 'phishing', 'medium', 62, [44, 380, 3100]],
  ['Stolen session cookie of an administrator', 'unauthorized_access', 'critical', 70, [8, 150, 1100]],
  ['Scan of the whole address range', 'other', 'low', 77, [240, 900, 4000]],
];

type Review = {
  readonly description: string;
  readonly resolution: string;
  readonly rootCause: string;
  readonly lessons: string;
};

/** What was found and learned, by type. */
export const reviews: Record<IncidentType, Review> = {
  malware: {
    description: 'Endpoint protection reported a process that should not run there.',
    resolution: 'The host was rebuilt from a clean image and the service account got a new key.',
    rootCause: 'A package was installed by hand, outside the managed list.',
    lessons: 'Hosts that build software accept signed packages only.',
  },
  phishing: {
    description: 'Several people reported a mail that asked for their password.',
    resolution: 'The mails were pulled from all mailboxes, the sender is blocked, passwords were reset.',
    rootCause: 'The domain was one day old and passed the reputation filter.',
    lessons: 'Mails from domains younger than a week are held for a check.',
  },
  unauthorized_access: {
    description: 'An account was used in a way its owner did not recognise.',
    resolution: 'Sessions were ended, the account was moved to a security key.',
    rootCause: 'The account still had codes by text message as its second factor.',
    lessons: 'Codes by text message are off for everybody with access from outside.',
  },
  data_exposure: {
    description: 'Something internal could be read by people it was not meant for.',
    resolution: 'Access was taken back, and the people who had opened it confirmed that they deleted their copy.',
    rootCause: 'A shared link had no end date and no list of readers.',
    lessons: 'Links end after thirty days unless somebody says otherwise.',
  },
  dos: {
    description: 'A public page answered slowly or not at all.',
    resolution: 'The provider filtered the sources and the page was put behind the cache.',
    rootCause: 'The page made a database query for every visitor.',
    lessons: 'Public pages are served from the cache.',
  },
  insider: {
    description: 'An account of somebody without a role here was still in use.',
    resolution: 'The account was closed and its access reviewed for the whole time.',
    rootCause: 'Leaving was recorded in one system only.',
    lessons: 'Access ends with the last day by itself.',
  },
  other: {
    description: 'Something unusual was noticed and looked into.',
    resolution: 'It was looked into and nothing was found to be affected.',
    rootCause: 'Chance; nobody had aimed at us.',
    lessons: 'The way to report was known and worked.',
  },
};
