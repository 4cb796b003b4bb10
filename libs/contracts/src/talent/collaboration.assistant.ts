import type { AssistantSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';

const link = '/sales/collaboration';

export const collaborations: AssistantSpec = {
  examples: [
    'what is the next step on my positions',
    'who owes what in my collaborations',
    'which positions do I collaborate on',
    'show my collaborations',
    'what is due on the positions I work on with others',
    'whose turn is it',
    'who has to act next',
    'what are the latest notes on my positions',
    'what am I waiting for in the hiring process',
    'which collaborations are on hold',
    'four-way collaboration status',
    'who works with me on filling positions',
    'what do I owe the hiring team',
  ],
  hubs: ['sales', 'talent'],
  label: 'Collaborations',
  describe:
    'Positions on which manager, recruiter, candidate and professional work together and the caller is one of them, with next step, who owes it, and notes.',
  synonyms: splitAtCommas(`four-way, joint hiring, shared positions, handover, next steps, collaboration notes,
          pending transitions`),
  link,
  present: {
    lead: [
      'You take part in {items|one:collaboration}; the organization has {pendingTransitions|one:pending transition} and {mentorshipOpportunities|one:mentorship opportunity}.',
    ],
    rows: {
      at: 'items',
      one: 'collaboration',
      many: 'collaborations',
      columns: {
        Position: 'positionTitle',
        Department: 'department',
        Status: 'status',
        'Next step': 'nextStep.text',
        'Owed by': 'nextStep.owner',
        Due: 'nextStep.dueAt',
      },
      empty: 'No active collaborations',
      chosenBy: 'status',
    },
  },
  trust: { 'items.nextStep.text': 'external', 'items.notes.body': 'external' },
  phi: { 'items.people.name': 'PERSON', 'items.notes.authorName': 'PERSON' },
};

export const mentorships: AssistantSpec = {
  examples: [
    'who could mentor me',
    'which mentorships are offered',
    'am I mentoring anybody',
    'who is my mentor',
    'show mentorship offers',
    'find me a coach',
    'is there a mentor for negotiation',
    'what happened to my mentorship request',
    'which colleagues offer coaching',
    'who asked me to be their mentor',
    'who can teach me a skill',
  ],
  hubs: ['sales', 'talent'],
  label: 'Mentorships',
  describe: "Open offers to mentor that match the caller's skills, and the mentorships the caller is part of.",
  synonyms: splitAtCommas('mentor, mentee, mentoring, coaching, coach, buddy, learn from a colleague'),
  link,
  present: {
    rows: {
      at: 'items',
      one: 'mentorship',
      many: 'mentorships',
      columns: { Mentor: 'mentorName', Skills: 'skills|list', Note: 'note', Mentee: 'menteeName', Status: 'status' },
      empty: 'No mentorship offers match your skills',
      focus: [
        {
          words: splitAtCommas('my mentor, my mentors, am i mentoring, my mentee, my mentees, do i mentor'),
          called: 'agreed',
          where: { status: ['matched'] },
        },
        { words: ['requested', 'request', 'requests', 'asked'], called: 'requested', where: { status: ['requested'] } },
      ],
    },
  },
  trust: { 'items.note': 'user' },
  phi: { 'items.mentorName': 'PERSON', 'items.menteeName': 'PERSON' },
};
