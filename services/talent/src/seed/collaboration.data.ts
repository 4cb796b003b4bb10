import type { Party } from '../collaboration/collaboration.rules.js';

type Line = { readonly by: Party; readonly to: readonly Party[]; readonly body: string };

const TEAM = ['manager', 'recruiter'] as const;
const ALL = ['manager', 'recruiter', 'candidate', 'professional'] as const;

/** Conversations around a position by the stage its candidate is in, oldest line first. */
export const threads: Readonly<Record<string, readonly Line[]>> = {
  applied: [
    {
      by: 'manager',
      to: TEAM,
      body: 'I would trade one year of experience for somebody who has built something from nothing.',
    },
    { by: 'recruiter', to: TEAM, body: 'That widens the pool by about half. Two people from inside fit it.' },
    {
      by: 'professional',
      to: ALL,
      body: 'Glad to spend an hour on what the first ninety days look like from the inside.',
    },
  ],
  screen: [
    {
      by: 'recruiter',
      to: TEAM,
      body: 'First call went well: clear examples, realistic about the first months. I would bring them in front of the team.',
    },
    { by: 'manager', to: TEAM, body: 'Agreed. Keep the salary conversation until after the team interview.' },
    {
      by: 'candidate',
      to: ['recruiter', 'professional'],
      body: 'Thank you for the call. I would like to hear more about the team.',
    },
  ],
  assess: [
    { by: 'recruiter', to: ALL, body: 'The exercise is out; take the time you need until the day we agreed.' },
    { by: 'candidate', to: ALL, body: 'Thank you, I will send it before the weekend.' },
  ],
  'team-interview': [
    {
      by: 'professional',
      to: ['manager', 'recruiter', 'professional'],
      body: 'We worked together for two years. Strong with people, needs a push on paperwork.',
    },
    {
      by: 'recruiter',
      to: ALL,
      body: 'The team interview takes an hour; the agenda and the names are in the invitation.',
    },
    { by: 'candidate', to: ALL, body: 'Thank you. I will bring an example of my work to talk about.' },
  ],
  'final-interview': [
    {
      by: 'manager',
      to: ALL,
      body: 'The exercise was good. What I would like to hear next is how you decide what not to do.',
    },
    {
      by: 'professional',
      to: ['manager', 'recruiter'],
      body: 'I can vouch for the judgment part; ask about the week when two urgent things collided.',
    },
    { by: 'recruiter', to: TEAM, body: 'Competing offer on the table, deadline at the end of next week.' },
  ],
  offer: [
    {
      by: 'recruiter',
      to: ALL,
      body: 'Everything we need from you is in the list I sent; the reference is the only open point.',
    },
    { by: 'candidate', to: ALL, body: 'My former director will answer by Thursday.' },
    { by: 'manager', to: TEAM, body: 'The reference holds: the offer is theirs to answer.' },
  ],
};

type Step = { readonly owner: Party; readonly text: string; readonly days: number };

/** Whose turn it is and what they owe, by the stage the candidate is in. Where nobody has been found yet, the recruiter does it. */
export const steps: Readonly<Record<string, Step>> = {
  applied: { owner: 'recruiter', text: 'Call the candidate and tell the team how it went', days: 1 },
  screen: { owner: 'recruiter', text: 'Agree the salary range with finance', days: -1 },
  assess: { owner: 'candidate', text: 'Send in the exercise', days: 3 },
  'team-interview': { owner: 'professional', text: 'Talk the candidate through the first ninety days', days: 4 },
  'final-interview': { owner: 'manager', text: 'Read the scorecards and decide on an offer', days: 2 },
  offer: { owner: 'candidate', text: 'Send the name of a reference', days: 3 },
};
