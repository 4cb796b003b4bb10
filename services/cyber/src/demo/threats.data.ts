import type { Severity } from '@talent-os/contracts/cyber/incident-states.js';
import type { Classification, IndicatorKind } from '@talent-os/contracts/cyber/threat-kinds.js';

/** A threat of the demo; its indicators with the days since each was last seen and how often it was. */
export type DemoThreat = {
  readonly key: string;
  readonly title: string;
  readonly source: string;
  readonly description: string;
  readonly hoursAgo: number;
  readonly classification: Classification;
  readonly severity: Severity;
  readonly cvss?: number;
  readonly cves?: readonly string[];
  readonly techniques: readonly string[];
  readonly indicators: readonly (readonly [IndicatorKind, string, days: number, sightings: number])[];
};

export const demoThreats: readonly DemoThreat[] = [
  {
    key: 'invoices',
    title: 'Invoice lures that collect sign-ins',
    source: 'Internal hunt',
    description:
      'Mails with a link to a copy of the sign-in page. The domains are registered days before and change weekly.',
    hoursAgo: 4,
    classification: 'TLP:AMBER',
    severity: 'high',
    techniques: ['T1566.002', 'T1556'],
    indicators: [
      ['domain', 'invoice-portal.example', 0.2, 14],
      ['email', 'billing@invoice-portal.example', 0.2, 11],
      ['ip', '203.0.113.41', 0.3, 6],
    ],
  },
  {
    key: 'vpn',
    title: 'Break-ins through unpatched gateways',
    source: 'Vendor advisory',
    description: 'Command injection in the GlobalProtect feature of PAN-OS, used without signing in. Patches are out.',
    hoursAgo: 15,
    classification: 'TLP:CLEAR',
    severity: 'critical',
    cvss: 10,
    cves: ['CVE-2024-3400'],
    techniques: ['T1190', 'T1059'],
    indicators: [['ip', '198.51.100.201', 2, 3]],
  },
  {
    key: 'ransom',
    title: 'Ransomware aimed at hospitals',
    source: 'Sector sharing group',
    description: 'Comes by remote access bought from others, encrypts shares first and hosts later.',
    hoursAgo: 50,
    classification: 'TLP:AMBER+STRICT',
    severity: 'critical',
    techniques: ['T1486', 'T1078', 'T1021.001'],
    indicators: [
      ['hash', '9f2b5c1e7a3d48f60b1c2d3e4f5a6b7c8d9e0f1a2b3c4d5e6f708192a3b4c5d6', 0.4, 2],
      ['ip', '198.51.100.77', 0.5, 5],
    ],
  },
  {
    key: 'transfer',
    title: 'Data taken from file transfer servers',
    source: 'National computer emergency team',
    description: 'SQL injection in MOVEit Transfer lets attackers read what is stored there.',
    hoursAgo: 130,
    classification: 'TLP:GREEN',
    severity: 'high',
    cvss: 9.8,
    cves: ['CVE-2023-34362'],
    techniques: ['T1190', 'T1505.003'],
    indicators: [
      ['url', 'https://transfer-sync.example/human2.aspx', 6, 1],
      ['ip', '192.0.2.61', 9, 2],
    ],
  },
  {
    key: 'spray',
    title: 'Password spraying with names from leaks',
    source: 'Internal hunt',
    description: 'A few tries per account and day from many addresses, so that nobody is locked out.',
    hoursAgo: 260,
    classification: 'TLP:AMBER',
    severity: 'medium',
    techniques: ['T1110.003'],
    indicators: [
      ['ip', '192.0.2.146', 0.1, 22],
      ['ip', '192.0.2.147', 30, 9],
      ['ip', '192.0.2.148', 70, 4],
    ],
  },
  {
    key: 'partner',
    title: 'Intrusion at a supplier, under investigation',
    source: 'Supplier, in confidence',
    description: 'A supplier has told us of an intrusion that is not public. What they use to reach us is watched.',
    hoursAgo: 200,
    classification: 'TLP:RED',
    severity: 'high',
    techniques: ['T1199'],
    indicators: [['domain', 'updates-mirror.example', 5, 1]],
  },
  {
    key: 'flood',
    title: 'Paid floods against booking sites',
    source: 'Sector sharing group',
    description: 'Short floods before a demand for money. Filters of the provider are enough.',
    hoursAgo: 480,
    classification: 'TLP:GREEN',
    severity: 'low',
    techniques: ['T1498'],
    indicators: [['ip', '198.51.100.12', 0.8, 31]],
  },
];

export const demoReports = [
  {
    title: 'What reached us this week',
    body: 'Two waves of invoice lures, one of them new. Sign-ins from the copied page were tried within minutes. The gateways concerned by the vendor advisory are patched.',
    keys: ['invoices', 'vpn'],
    hoursAgo: 20,
  },
  {
    title: 'Ransomware in our sector',
    body: 'Remote access without a second factor stays the way in. Shares were reached before hosts in each case we know of.',
    keys: ['ransom'],
    hoursAgo: 44,
  },
  {
    title: 'Password spraying, a month on',
    body: 'Fewer addresses, the same names. Accounts with security keys were left alone after one try.',
    keys: ['spray'],
    hoursAgo: 240,
  },
] as const;
