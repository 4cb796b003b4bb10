import type { Industry } from '@talent-os/contracts';
import type { ReactionKind, ReportReason } from '@talent-os/contracts/talent/community-posts.js';

type DemoPost = {
  /** Days and hours ago. */
  readonly days: number;
  readonly hour: number;
  /** Place of its author among the members. */
  readonly by: number;
  readonly underAlias?: true;
  readonly text: string;
  readonly said?: readonly (readonly [kind: ReactionKind, times: number])[];
  /** Why it was reported, once by each of the last members: it is hidden. */
  readonly reported?: readonly [ReportReason, ReportReason, ReportReason];
};

export type DemoGroup = {
  readonly key: string;
  readonly name: string;
  readonly about: string;
  readonly role: string | null;
  readonly region: string | null;
  readonly members: number;
  readonly posts: readonly DemoPost[];
};

/** Groups of an industry, and what is written in them. Nobody is named in a post, and nothing is sold. */
export const demoGroups: Readonly<Record<Industry, readonly DemoGroup[]>> = {
  SALES: [
    {
      key: 'first-years',
      name: 'First years in sales',
      about: 'For people in their first two years: calls that went well, calls that did not, and what came of both.',
      role: 'Sales development',
      region: null,
      members: 9,
      posts: [
        {
          days: 0,
          hour: 3,
          by: 2,
          text: 'I now ask for the next meeting before I show anything. Three of five said yes this week, one of five before.',
          said: [
            ['helped', 4],
            ['same', 1],
          ],
        },
        {
          days: 1,
          hour: 2,
          by: 4,
          underAlias: true,
          text: 'Behind on quota for the second month. How do you tell your manager before they ask?',
          said: [['same', 5]],
        },
        {
          days: 4,
          hour: 5,
          by: 1,
          text: 'What helped me with discovery: one page with five questions, and the last answer of the customer written under each.',
          said: [['helped', 6]],
        },
      ],
    },
    {
      key: 'key-accounts',
      name: 'Key accounts, exchange',
      about: 'Renewals, buying committees and long cycles. No customer is named here.',
      role: 'Account management',
      region: null,
      members: 7,
      posts: [
        {
          days: 2,
          hour: 4,
          by: 3,
          text: 'We moved the renewal talk from 60 to 120 days before the end. Fewer surprises, and nobody asked for a discount yet.',
          said: [['helped', 3]],
        },
        {
          days: 0,
          hour: 5,
          by: 2,
          text: 'I have all my account plans in one pack. Fifteen dollars, write to me.',
          reported: ['sells', 'sells', 'wrong'],
        },
      ],
    },
  ],
  HEALTHCARE: [
    {
      key: 'night-shift',
      name: 'Night shift',
      about: 'Sleeping, eating and getting home safely. For everybody who works nights.',
      role: 'Nursing',
      region: null,
      members: 10,
      posts: [
        {
          days: 0,
          hour: 6,
          by: 3,
          underAlias: true,
          text: 'Second week of nights. What do you eat at three that does not put you to sleep at four?',
          said: [['same', 5]],
        },
        {
          days: 1,
          hour: 1,
          by: 1,
          text: 'Blackout curtains and a fan for the noise. Six hours in a row for the first time since spring.',
          said: [
            ['helped', 5],
            ['same', 2],
          ],
        },
        {
          days: 5,
          hour: 7,
          by: 2,
          text: 'I write the handover while it is quiet, not in the last half hour. The day shift asks half as much.',
          said: [['helped', 7]],
        },
      ],
    },
    {
      key: 'critical-care',
      name: 'On the way to critical care',
      about: 'For nurses who want to move to intensive care: certificates, first weeks, what to learn before.',
      role: 'Nursing',
      region: 'Midwest',
      members: 6,
      posts: [
        {
          days: 3,
          hour: 3,
          by: 2,
          text: 'I took the dysrhythmia course before I asked to change. My manager said that this decided it.',
          said: [['helped', 4]],
        },
        {
          days: 0,
          hour: 8,
          by: 1,
          text: 'All my notes for the certificate in one pack. Fifteen dollars, write to me.',
          reported: ['sells', 'sells', 'names'],
        },
      ],
    },
  ],
  CYBER: [
    {
      key: 'blue-team',
      name: 'Blue team starters',
      about: 'First rules, first night on call, first report. No question is too small.',
      role: 'Security analyst',
      region: null,
      members: 9,
      posts: [
        {
          days: 0,
          hour: 4,
          by: 1,
          text: 'My first rule that caught something real: five failed sign-ins, then one that works, from a new country. It fired once in nine days, and it was right.',
          said: [
            ['helped', 6],
            ['same', 2],
          ],
        },
        {
          days: 2,
          hour: 2,
          by: 4,
          underAlias: true,
          text: 'Does anybody else wait for a decision on cleared work this winter? How do you use the time?',
          said: [['same', 4]],
        },
        {
          days: 6,
          hour: 5,
          by: 3,
          text: 'I keep a page for each kind of alert: what it means, what I looked at, what it was. After twenty it is a playbook.',
          said: [['helped', 5]],
        },
      ],
    },
    {
      key: 'from-it',
      name: 'From IT to security',
      about: 'For people who administer systems today and want to defend them tomorrow.',
      role: 'Systems administration',
      region: 'Europe',
      members: 6,
      posts: [
        {
          days: 3,
          hour: 6,
          by: 2,
          text: 'You know more than you think: half of what I use are logs I read for years. What was new is writing down why.',
          said: [['helped', 3]],
        },
        {
          days: 0,
          hour: 7,
          by: 1,
          text: 'After my third try I passed. I put all my notes in one pack, fifteen dollars, write to me.',
          reported: ['sells', 'sells', 'names'],
        },
      ],
    },
  ],
};

/** What people go by who rather not use their name. */
export const demoAliases = ['Night Owl', 'Second Wind', 'Quiet Desk'] as const;
