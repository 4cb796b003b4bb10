import type { Industry } from '@talent-os/contracts';
import type { MessageEvent } from '@talent-os/contracts/talent/message-shapes.js';
import type { StageType } from '@talent-os/contracts/talent/pipeline.js';

/** What interviewers look at, by industry. */
export const guidance: Readonly<Record<Industry, string>> = {
  SALES:
    'Ask for one deal that was won and one that was lost, and who else decided. Rate what the person did, not what the team did.',
  HEALTHCARE:
    'Begin with the clinical scenario. Rate how the person sets priorities and speaks to patients before you rate knowledge.',
  CYBER:
    'Let the person think aloud through one alert. Rate how they tell noise from signal, and how they write down what they find.',
};

type OwnReason = {
  readonly key: string;
  readonly text: string;
  readonly noticeText: string;
  /** Since how many days it is retired; null while it is in use. */
  readonly retiredDays: number | null;
};

/** Reasons beside the standard ones. */
export const ownReasons: readonly OwnReason[] = [
  {
    key: '0b6f2c7e-4d0a-4b52-9d7c-4f0f7b2f6a11',
    text: 'Another candidate accepted our offer',
    noticeText:
      'Thank you for the time you gave us. Somebody else has accepted our offer for this position; your interviews were close, and we would like to keep in touch.',
    retiredDays: null,
  },
  {
    key: '5c1d9a40-8d33-4c0e-8a53-0f2e6f0f9c27',
    text: 'Asks to work further away than the team can',
    noticeText:
      'Thank you for your interest. This team works together on site, so that we cannot offer what you are looking for here.',
    retiredDays: 35,
  },
];

type Message = {
  readonly stage: StageType;
  readonly event: MessageEvent;
  /** Oldest first; written so many days ago. */
  readonly versions: readonly { readonly subject: string; readonly body: string; readonly days: number }[];
};

export const messages: readonly Message[] = [
  {
    stage: 'assess',
    event: 'entered',
    versions: [
      {
        subject: 'Your next step: {{stage}}',
        body: 'Hello {{firstName}}, you are in the next round for {{position}}. We send you the task this week.',
        days: 190,
      },
      {
        subject: '{{position}}: your next step is {{stage}}',
        body: 'Hello {{firstName}}, we liked what we heard. Next comes {{stage}} for {{position}} in {{location}}; it takes about an hour, and {{recruiter}} answers your questions.',
        days: 62,
      },
    ],
  },
  {
    stage: 'interview',
    event: 'reminded',
    versions: [
      {
        subject: '{{position}}: please choose a time',
        body: 'Hello {{firstName}}, the times for {{stage}} are still yours to choose. {{recruiter}} finds others if none of them fits.',
        days: 120,
      },
    ],
  },
  {
    stage: 'interview',
    event: 'declined',
    versions: [
      {
        subject: 'About your interviews for {{position}}',
        body: 'Hello {{firstName}}, thank you for the time you gave us. {{notice}} {{recruiter}} is glad to tell you more by phone.',
        days: 120,
      },
    ],
  },
];

/** Messages recruiters send to people of the pool; written so many days ago. */
export const poolTemplates: readonly {
  readonly name: string;
  readonly subject: string;
  readonly body: string;
  readonly days: number;
}[] = [
  {
    name: 'Keep in touch',
    subject: '{{firstName}}, shall we talk again?',
    body: 'Hello {{firstName}}, we enjoyed talking with you. New positions are on their way that could fit what you do. If you are still curious, answer this message and I call you.\n\n{{recruiter}}',
    days: 84,
  },
  {
    name: 'Open house',
    subject: 'Meet the team on an open evening',
    body: 'Hello {{firstName}}, we open our doors one evening next month: an hour with the team, questions welcome, no interview. Tell me whether you would like to come.\n\n{{recruiter}}',
    days: 27,
  },
];
