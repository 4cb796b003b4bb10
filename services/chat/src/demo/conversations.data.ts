import type { ChatContext } from '@talent-os/contracts/chat/context.js';

export type DemoTurn = { readonly question: string; readonly sentences: readonly string[] };
export type DemoConversation = {
  readonly key: string;
  readonly daysAgo: number;
  readonly path: string;
  readonly context: ChatContext;
  readonly turns: readonly DemoTurn[];
};

/** What the people of the demo organizations have asked before. The answers say what is always true, and no figures. */
export const conversations: readonly DemoConversation[] = [
  {
    key: 'first-steps',
    daysAgo: 9,
    path: '/',
    context: {
      hubContext: 'dashboard',
      hubTitle: 'Talent OS',
      pageContext: 'dashboard-overview',
      pageTitle: 'Dashboard',
    },
    turns: [
      {
        question: 'What can you do for me?',
        sentences: [
          "I answer from the platform's own data, under your own rights: what your screens show you, I can tell you. ",
          'Each answer names where it comes from, with a link to that screen. ',
          'Changes I only propose: nothing happens until you approve.',
        ],
      },
      {
        question: 'Can my colleagues read this?',
        sentences: ['No. Conversations belong to the person who wrote them.'],
      },
    ],
  },
  {
    key: 'keeping-track',
    daysAgo: 3,
    path: '/productivity',
    context: {
      hubContext: 'productivity',
      hubTitle: 'Productivity Hub',
      pageContext: 'productivity-overview',
      pageTitle: 'Productivity',
    },
    turns: [
      {
        question: 'My goal this week is to review my plan every morning. Where do I find what we have talked about?',
        sentences: [
          'Under Productivity, behind View All Conversations: everything is kept there, day by day. ',
          'A conversation that you delete can be brought back for 30 days.',
        ],
      },
    ],
  },
];

/** Mailboxes of the people who have asked; the others start with an empty history. */
export const askers: readonly string[] = ['sales.rep', 'nurse', 'analyst', 'hiring.manager'];
