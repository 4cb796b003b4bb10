import type { Industry } from '@talent-os/contracts';

/** Title, start, target, unit of what a goal is measured by. */
type Measure = readonly [title: string, start: number, target: number, unit: string];
export type GoalWords = { readonly title: string; readonly measures: readonly Measure[] };

export const organizationGoals: readonly GoalWords[] = [
  {
    title: 'Be the place where good people stay',
    measures: [
      ['Voluntary turnover in the year', 14, 9, '%'],
      ['People with a development plan', 40, 85, '%'],
    ],
  },
  {
    title: 'Decide faster, with better data',
    measures: [
      ['Days from request to approval', 12, 5, 'days'],
      ['Teams that review their numbers weekly', 6, 20, 'teams'],
    ],
  },
];

export const teamGoals: Record<Industry, GoalWords> = {
  SALES: {
    title: 'Win larger accounts without longer cycles',
    measures: [
      ['Average deal size', 38, 52, 'k'],
      ['Days from first call to signature', 96, 80, 'days'],
      ['Deals with a named sponsor', 45, 80, '%'],
    ],
  },
  HEALTHCARE: {
    title: 'Every shift covered by somebody qualified',
    measures: [
      ['Open shifts a week ahead', 18, 4, 'shifts'],
      ['Credentials renewed before they expire', 82, 100, '%'],
    ],
  },
  CYBER: {
    title: 'Answer incidents before they spread',
    measures: [
      ['Minutes to first response', 42, 15, 'min'],
      ['Playbooks rehearsed this quarter', 1, 6, 'playbooks'],
    ],
  },
};

export const ownGoals: Record<Industry, readonly GoalWords[]> = {
  SALES: [
    {
      title: 'Build a pipeline of three times my quota',
      measures: [
        ['First meetings held', 0, 36, 'meetings'],
        ['Pipeline coverage', 1.4, 3, '×'],
      ],
    },
    { title: 'Present without slides', measures: [['Calls run from a whiteboard', 0, 10, 'calls']] },
    { title: 'Learn to negotiate on value', measures: [['Practice rounds recorded', 0, 8, 'rounds']] },
    { title: 'Turn customers into references', measures: [['Public references', 1, 6, 'customers']] },
    { title: 'Answer new leads the same day', measures: [['Leads answered within a day', 55, 95, '%']] },
    { title: 'Open three accounts in logistics', measures: [['Accounts opened', 0, 3, 'accounts']] },
  ],
  HEALTHCARE: [
    {
      title: 'Finish the trauma certification',
      measures: [
        ['Contact hours', 6, 24, 'hours'],
        ['Supervised cases', 0, 12, 'cases'],
      ],
    },
    { title: 'Sleep well between night shifts', measures: [['Nights with seven hours', 2, 5, 'a week']] },
    { title: 'Mentor a new colleague', measures: [['Shared shifts', 0, 6, 'shifts']] },
    { title: 'Hand over without loose ends', measures: [['Handovers with the checklist', 40, 95, '%']] },
    { title: 'Keep medication rounds on time', measures: [['Rounds within the hour', 72, 95, '%']] },
  ],
  CYBER: [
    {
      title: 'Write detections for what we saw last year',
      measures: [
        ['Detections in production', 4, 20, 'rules'],
        ['False alarms a day', 35, 12, 'alarms'],
      ],
    },
    { title: 'Pass the cloud security exam', measures: [['Mock exam result', 52, 85, '%']] },
    { title: 'Automate the morning report', measures: [['Steps done by hand', 11, 2, 'steps']] },
    { title: 'Patch exposed systems in three days', measures: [['Patched in time', 60, 95, '%']] },
    { title: 'Teach phishing drills to every team', measures: [['Teams trained', 2, 14, 'teams']] },
  ],
};

export const pastGoal: GoalWords = {
  title: 'Read one book on my craft every month',
  measures: [['Books finished', 0, 3, 'books']],
};

export const tasks: Record<Industry, readonly string[]> = {
  SALES: [
    'Send the revised proposal to the buying team',
    'Call back about the renewal',
    'Write the mutual action plan',
    'Prepare the quarterly business review',
    'Ask for two references',
    'Update close dates in the pipeline',
    'Book the technical deep dive',
    'Thank the sponsor for the introduction',
    'Draft the discovery questions',
    'Log yesterday’s calls',
    'Check the pricing with finance',
    'Watch the recorded demo',
    'Plan the territory week',
    'Finish the level 2 quiz',
  ],
  HEALTHCARE: [
    'Upload the renewed license',
    'Swap the Saturday night shift',
    'Finish the HIPAA refresher',
    'Order new badges for the unit',
    'Write the handover checklist',
    'Book the CPR recertification',
    'Answer the scheduling survey',
    'Review the medication audit',
    'Send availability for next month',
    'Prepare the morning huddle',
    'Sign the confidentiality statement',
    'Read the new sepsis protocol',
    'Thank the float team',
    'Register for the trauma course',
  ],
  CYBER: [
    'Close the phishing case from Monday',
    'Patch the jump hosts',
    'Rehearse the ransomware playbook',
    'Review last week’s alerts',
    'Write up the incident timeline',
    'Rotate the service keys',
    'Update the indicator list',
    'Check the backup restore',
    'Read the vendor advisory',
    'Prepare the tabletop exercise',
    'Tune the noisy detection',
    'Confirm the clearance paperwork',
    'Hand over the night watch',
    'Book the exam',
  ],
};

export const told: Record<Industry, readonly string[]> = {
  SALES: [
    'My goal is to hold five first meetings this week.',
    'Our goal is to bring the Acme renewal forward by a month.',
    'My next goal is to finish level 3 of the methodology.',
  ],
  HEALTHCARE: [
    'My goal is to renew my license before the end of the month.',
    'My goal is to take no more than three night shifts in a row.',
    'The goal for this week is to finish the sepsis training.',
  ],
  CYBER: [
    'My goal is to cut false alarms by half.',
    'My next goal is to pass the cloud security exam.',
    'Our goal is to rehearse two playbooks this month.',
  ],
};

export const checkInNotes: readonly (string | null)[] = [
  null,
  'Slower than planned, but nothing blocks us',
  null,
  'A good week',
  'Two people were away',
  null,
];

export const focusOn: readonly string[] = ['Deep work', 'Writing', 'Preparation', 'Learning', 'Follow-ups'];
