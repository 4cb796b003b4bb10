import type { AssistantSpec, ChangeWords, LookupSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';

export const link = '/talent/recruit/pipeline';

const application: LookupSpec = {
  operation: 'talent.applications.list',
  search: 'search',
  at: 'items',
  name: 'personName',
  hint: 'positionTitle',
  one: 'application',
};

const phi = { 'items.personName': 'PERSON', 'items.waitingNames': 'PERSON' } as const;

export const applicationsList: AssistantSpec = {
  examples: [
    'who is in my pipeline',
    'which applicants are waiting for me',
    'show all applicants',
    'which applications are overdue in their stage',
    'who has been in a stage too long',
    'which applicants wait for the candidate',
    'list the people in interviews',
    'which applicants match best',
    'how far along are my applicants',
    'show applications on hold',
    'which candidates are in the offer stage',
  ],
  hubs: ['talent'],
  label: 'Applicants',
  describe:
    'Applications the person may see, with position, stage, days in stage, match and whose turn it is. For counts by position use the positions.',
  synonyms:
    splitAtCommas(`applicants, applications, pipeline, recruiting pipeline, people in the pipeline, candidates in
          the pipeline, hiring pipeline`),
  link,
  slots: {
    waiting: {
      label: 'Waiting for',
      words: {
        me: splitAtCommas('waiting for me, wait for me, my turn'),
        candidate: splitAtCommas('waiting for the candidate, wait for the candidate, their turn'),
        interviewer: splitAtCommas('waiting for the interviewer, wait for interviewers'),
      },
    },
    age: {
      label: 'Time in stage',
      words: {
        overdue: splitAtCommas('overdue, far too long'),
        late: splitAtCommas('late, too long, slow, stuck in a stage'),
      },
    },
    stageType: {
      label: 'Stage',
      words: {
        interview: splitAtCommas('in interviews, interview stage, being interviewed'),
        offer: splitAtCommas('offer stage, with an offer'),
        screen: splitAtCommas('screening, being screened'),
      },
    },
    status: {
      label: 'Status',
      words: { on_hold: splitAtCommas('on hold, paused'), rejected: splitAtCommas('rejected, turned down') },
    },
    sort: {
      words: {
        'match:desc': splitAtCommas('match best, best match, strongest'),
        'daysInStage:desc': splitAtCommas('longest'),
      },
    },
  },
  present: {
    lead: ['{total|one:application} you may see match.'],
    rows: {
      at: 'items',
      one: 'application',
      many: 'applications',
      columns: {
        Person: 'personName',
        Position: 'positionTitle',
        Stage: 'stageName',
        'Days in stage': 'daysInStage',
        Match: 'match',
        'Waiting for': 'waitingFor',
      },
      total: 'total',
      empty: 'No applicants in this stage',
    },
  },
  phi,
};

export const applicationHold: AssistantSpec = {
  examples: [
    'put an application on hold',
    'put the application of Amara Diallo on hold',
    'pause the application of an applicant',
    'resume the application of Amara Diallo',
    'take up an application again',
    'hold this applicant for now',
  ],
  hubs: ['talent'],
  label: 'Hold an application',
  describe: 'Puts an application on hold, or takes it up again.',
  synonyms: splitAtCommas('pause an applicant, park an applicant, resume an applicant, hold a candidate'),
  link,
  slots: {
    applicationId: { label: 'Application', ask: 'Whose application do you mean?', lookup: application },
    onHold: {
      label: 'On hold',
      words: {
        true: splitAtCommas('on hold, hold, pause, park'),
        false: splitAtCommas('resume, take up, continue, again'),
      },
      otherwise: true,
    },
    note: { label: 'Note', text: 'message' },
  },
  proposes: {
    title: 'Put an application on hold or take it up again',
    permission: 'Manage the pipeline in Talent',
    verbs: splitAtCommas('put, pause, hold, park, resume, take, continue'),
  },
};

/** What people say of changes of applications, beside what the contracts know. */
export const applicationChanges: Readonly<Record<string, ChangeWords>> = {
  'talent.applications.nudge': {
    card: 'Remind of an application',
    one: 'reminder of an application',
    verbs: splitAtCommas('nudge, remind, chase, send a reminder'),
    synonyms: splitAtCommas('nudge, reminder, whom it waits for'),
    slots: { applicationId: { label: 'Application', ask: 'Whose application do you mean?', lookup: application } },
  },
};
