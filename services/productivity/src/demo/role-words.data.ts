import type { Role } from '@talent-os/contracts';
import type { GoalWords } from './words.data.js';

type RoleWords = {
  readonly tasks: readonly string[];
  readonly goals: readonly GoalWords[];
  readonly told: readonly string[];
};

const hiring: RoleWords = {
  tasks: [
    'Read the scorecards of the last interviews',
    'Decide who comes to the final interview',
    'Write the reason for the next request for seats',
    'Hold the 30-day checkpoint of the newcomer',
    'Plan the handover of the colleague who moves',
    'Agree the interview questions with the panel',
    'Talk to the team about the open seats',
    'Answer the interests from inside the company',
    'Review the targets of the next quarter',
    'Thank the colleagues who referred somebody',
    'Prepare the development talks',
    'Check the start dates with HR',
    'Give feedback on the shortlist',
    'Walk through the week with the team',
  ],
  goals: [
    { title: 'Fill every open seat within 45 days', measures: [['Days to fill', 62, 45, 'days']] },
    { title: 'Give feedback on scorecards the same day', measures: [['Cards within a day', 55, 95, '%']] },
    { title: 'Keep newcomers past their ninetieth day', measures: [['Newcomers who stay', 82, 100, '%']] },
    { title: 'Move two people of the team up from inside', measures: [['Internal moves', 0, 2, 'moves']] },
    { title: 'Hold a development talk with everybody', measures: [['Talks held', 2, 12, 'talks']] },
  ],
  told: [
    'My goal is to close the two oldest seats this month.',
    'Our goal is to hold every checkpoint on its day.',
    'My next goal is to answer every interest within three days.',
  ],
};

const admin: RoleWords = {
  tasks: [
    'Review who holds which role',
    'Check the model providers and their budgets',
    'Answer the audit questions',
    'Approve the export of the quarter',
    'Switch on the modules of the new team',
    'Review the refusals of the last week',
    'Update the documents of the organization',
    'Talk to IT about single sign-on',
    'Renew the agreement with the provider',
    'Plan the access review',
    'Remove accounts that nobody uses',
    'Check the backup report',
    'Write the release note for the team',
    'Prepare the security review',
  ],
  goals: [
    { title: 'Review every role twice a year', measures: [['Roles reviewed', 6, 20, 'roles']] },
    { title: 'Close audit questions in a week', measures: [['Days to close', 16, 7, 'days']] },
    { title: 'Keep every document up to date', measures: [['Documents reviewed', 30, 90, '%']] },
    { title: 'Bring everybody to the new sign-in', measures: [['People moved', 40, 100, '%']] },
    { title: 'No account without an owner', measures: [['Accounts without an owner', 14, 0, 'accounts']] },
  ],
  told: [
    'My goal is to finish the access review this month.',
    'My next goal is to halve the open audit questions.',
    'Our goal is to have no account without an owner.',
  ],
};

/** What people do whose work is their role more than their industry; everybody else has the words of the industry. */
export const roleWords: Partial<Record<Role, RoleWords>> = {
  HIRING_MANAGER: hiring,
  DEPARTMENT_HEAD: {
    ...hiring,
    tasks: [
      'Approve the requests that wait',
      'Review the forecast with the managers',
      'Compare headcount with the targets',
      'Prepare the quarterly review',
      'Talk to the managers of the late teams',
      'Decide on the territory changes',
      'Answer the questions of finance',
      'Visit a team in the field',
      'Write the message for the town hall',
      'Read the results of the team survey',
      'Agree the goals of the next quarter',
      'Thank the team of the month',
      'Check who covers the vacant seats',
      'Plan the leadership offsite',
    ],
  },
  RECRUITER: {
    tasks: [
      'Call the applicants of yesterday',
      'Offer times for the team interview',
      'Remind the panel of their scorecards',
      'Send the offer for signature',
      'Check the references of the finalist',
      'Answer the candidates who wait for news',
      'Write the text of the new position',
      'Agree the salary range with HR',
      'Search for two people from inside',
      'Update the pipeline before the weekly call',
      'Book the rooms for the interview day',
      'Close the seats that are filled',
      'Thank the colleagues who referred somebody',
      'Review where applicants drop out',
    ],
    goals: [
      { title: 'Answer every applicant within three days', measures: [['Answered in time', 60, 95, '%']] },
      { title: 'Fill a third of the seats from inside', measures: [['Internal hires', 18, 33, '%']] },
      { title: 'Shorten the way to an offer', measures: [['Days from application to offer', 38, 25, 'days']] },
      { title: 'Have two finalists for every seat', measures: [['Seats with two finalists', 4, 12, 'seats']] },
      { title: 'Bring offers home', measures: [['Offers accepted', 72, 90, '%']] },
    ],
    told: [
      'My goal is to have no applicant waiting longer than three days.',
      'My next goal is to fill the two oldest seats.',
      'Our goal is to run every interview with a scorecard.',
    ],
  },
  HR_MANAGER: {
    tasks: [
      'Verify the credentials that wait',
      'Approve the offers outside the band',
      'Decide the moves that wait for HR',
      'Prepare the onboarding of Monday',
      'Review the overdue checkpoints',
      'Answer the questions about parental leave',
      'Update the salary bands',
      'Check the HIPAA training list',
      'Talk to the managers about handovers',
      'Write the summary for the works council',
      'Plan the next skills day',
      'Close the plans of the last quarter',
      'Review the exit interviews',
      'Invite the mentors of the new colleagues',
    ],
    goals: [
      { title: 'Verify every credential within five days', measures: [['Verified in time', 64, 95, '%']] },
      { title: 'Every newcomer ready on the first day', measures: [['Ready on day one', 70, 100, '%']] },
      { title: 'Fewer people leave in their first year', measures: [['First-year turnover', 19, 12, '%']] },
      { title: 'Decide moves within a week', measures: [['Days to decide', 12, 7, 'days']] },
      { title: 'Every handover is complete', measures: [['Complete handovers', 58, 90, '%']] },
    ],
    told: [
      'My goal is to clear the verification queue by Friday.',
      'My next goal is to hold every open approval under five days.',
      'Our goal is to have every newcomer ready on the first day.',
    ],
  },
  ORGANIZATION_ADMIN: admin,
  PLATFORM_ADMIN: admin,
  CANDIDATE: {
    tasks: [
      'Prepare for the team interview',
      'Choose a time for the interview',
      'Update my profile',
      'Send the name of a reference',
      'Read about the team',
      'Write down three questions',
      'Practice the example of my last project',
      'Check the way to the office',
      'Answer the recruiter',
      'Ask a friend to read my summary',
      'Compare the two positions',
      'Save the dates of the interviews',
      'Collect my certificates',
      'Say thank you for the call',
    ],
    goals: [
      {
        title: 'Find a position that fits by the end of the quarter',
        measures: [['Interviews held', 0, 6, 'interviews']],
      },
      { title: 'Tell my story in two minutes', measures: [['Practice rounds', 0, 8, 'rounds']] },
      { title: 'Learn one tool the positions ask for', measures: [['Lessons done', 0, 10, 'lessons']] },
      { title: 'Talk to people who do the job', measures: [['Conversations', 0, 5, 'conversations']] },
      { title: 'Keep my profile complete', measures: [['Profile', 60, 100, '%']] },
    ],
    told: [
      'My goal is to be well prepared for the team interview.',
      'My next goal is to finish my profile.',
      'My goal is to hear back from two companies this month.',
    ],
  },
};
