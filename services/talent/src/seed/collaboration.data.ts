import type { Party } from '../collaboration/collaboration.rules.js';

type Line = { readonly by: Party; readonly to: readonly Party[]; readonly body: string };

const TEAM = ['manager', 'recruiter'] as const;
const ALL = ['manager', 'recruiter', 'candidate', 'professional'] as const;

/** Conversations around a position, oldest line first. */
export const threads: readonly (readonly Line[])[] = [
  [
    {
      by: 'recruiter',
      to: TEAM,
      body: 'First call went well: clear examples, realistic about the ramp. I would bring them in front of the team.',
    },
    { by: 'manager', to: TEAM, body: 'Agreed. Keep the salary conversation until after the team interview.' },
    {
      by: 'professional',
      to: ['manager', 'recruiter', 'professional'],
      body: 'We worked together for two years. Strong in front of customers, needs a push on paperwork.',
    },
    {
      by: 'recruiter',
      to: ALL,
      body: 'Team interview is set for an hour; the agenda and the names are in the invitation.',
    },
    {
      by: 'candidate',
      to: ALL,
      body: 'Thank you, the time works for me. I will bring the account plan we talked about.',
    },
  ],
  [
    {
      by: 'manager',
      to: TEAM,
      body: 'I would trade one year of experience for somebody who has built a pipeline from nothing.',
    },
    { by: 'recruiter', to: TEAM, body: 'That widens the pool by about half. Two people from inside fit it.' },
    {
      by: 'professional',
      to: ALL,
      body: 'Glad to spend an hour on what the first ninety days look like from the inside.',
    },
    { by: 'candidate', to: ['recruiter', 'professional'], body: 'I would take that offer, any afternoon next week.' },
  ],
  [
    {
      by: 'recruiter',
      to: ALL,
      body: 'Everything we need from you is in the list I sent; the reference is the only open point.',
    },
    { by: 'candidate', to: ALL, body: 'My former director will answer by Thursday.' },
    { by: 'manager', to: TEAM, body: 'If the reference holds I am ready to decide.' },
  ],
  [
    {
      by: 'manager',
      to: ALL,
      body: 'The exercise was good. What I would like to hear next is how you decide what not to do.',
    },
    {
      by: 'professional',
      to: ['manager', 'recruiter'],
      body: 'I can vouch for the judgment part; ask about the quarter when two big deals collided.',
    },
    { by: 'recruiter', to: TEAM, body: 'Competing offer on the table, deadline at the end of next week.' },
  ],
];

/** Whose turn it is and what they owe. Where a person has not been found yet, the recruiter does it. */
export const steps: readonly { readonly owner: Party; readonly text: string; readonly days: number }[] = [
  { owner: 'manager', text: 'Read the scorecards and decide on the final interview', days: 1 },
  { owner: 'recruiter', text: 'Offer three times for the team interview', days: 2 },
  { owner: 'professional', text: 'Talk the candidate through the first ninety days', days: 4 },
  { owner: 'candidate', text: 'Send the name of a reference', days: 3 },
  { owner: 'recruiter', text: 'Agree the salary range with finance', days: -1 },
  { owner: 'professional', text: 'Write two sentences on how you know the candidate', days: 5 },
  { owner: 'manager', text: 'Confirm the start date with the team', days: 7 },
];
