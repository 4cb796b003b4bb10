import type { DocumentCategory } from '@talent-os/contracts/identity/document-states.js';

/** What a demo organization publishes. Days count from today; negative ones lie behind. */
export type DemoDocument = {
  readonly title: string;
  readonly category: DocumentCategory;
  readonly filename: string;
  /** How long ago each version was added, the first one leading. */
  readonly versions: readonly number[];
  /** By when everybody acknowledges it, and the share of people who have. */
  readonly acknowledge?: { readonly inDays: number; readonly share: number; readonly remindedDaysAgo: number };
  readonly lines: readonly string[];
};

export const demoDocuments: readonly DemoDocument[] = [
  {
    title: 'Code of conduct',
    category: 'policy',
    filename: 'Code of conduct.pdf',
    versions: [410, 12],
    acknowledge: { inDays: 10, share: 0.86, remindedDaysAgo: 12 },
    lines: [
      'We say what we see, and nobody is worse off for having said it.',
      'We treat patients, customers and colleagues as we would want to be treated.',
      'We keep what we are told in confidence, and share what others need for their work.',
      'We take no gift that we would not mention to our team.',
      'Whoever is unsure asks their lead, HR or the administrator before they act.',
    ],
  },
  {
    title: 'Fire and evacuation plan',
    category: 'safety',
    filename: 'Fire and evacuation plan.pdf',
    versions: [150],
    acknowledge: { inDays: -90, share: 1, remindedDaysAgo: 97 },
    lines: [
      'Alarm: leave at once by the nearest exit; use no elevator.',
      'Help whoever needs help if that puts nobody in danger.',
      'Meet at the assembly point of your building and report to your lead.',
      'Nobody goes back in before the fire department says so.',
    ],
  },
  {
    title: 'Employee handbook',
    category: 'handbook',
    filename: 'Employee handbook.pdf',
    versions: [320, 60],
    lines: [
      'Working time, breaks and time off, and how each is asked for.',
      'Pay, expenses and benefits, and whom to ask about them.',
      'Learning: every one of us has time for it, planned with their lead.',
      'What happens when you are ill, and when you come back.',
    ],
  },
  {
    title: 'Travel and expense form',
    category: 'form',
    filename: 'Travel and expense form.pdf',
    versions: [200],
    lines: [
      'Name, team, purpose of the trip',
      'Dates and places',
      'Amounts with their receipts',
      'Signature of the lead',
    ],
  },
];
