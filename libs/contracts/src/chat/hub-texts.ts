import type { assistantHubs } from './providers.js';

export type AssistantHub = (typeof assistantHubs)[number];

type HubTexts = {
  /** The hub as the conversation names it; `hubTitle` of a message. */
  readonly title: string;
  /** Head of the dialog. */
  readonly assistant: string;
  /** In the empty input. */
  readonly placeholder: string;
  /** Above the quick prompts, before anything was asked. */
  readonly intro: string;
  /** Questions one press asks, of those who may read what they ask about; `promptsFor` offers others in place of the rest. */
  readonly prompts: readonly [string, string, string];
};

/** What the assistant says of itself in each hub. The prompts are questions the platform's own data answers. */
export const hubTexts: Readonly<Record<AssistantHub, HubTexts>> = {
  dashboard: {
    title: 'Talent OS',
    assistant: 'Dashboard Assistant',
    placeholder: 'Ask about your day, your access or the marketplace...',
    intro: 'I answer from the data you may see: news for you, open positions, colleagues and what you can open.',
    prompts: ['What is new for me?', 'How many open positions do we have?', 'Which hubs can I use?'],
  },
  candidate: {
    title: 'Candidate Hub',
    assistant: 'Candidate Assistant',
    placeholder: 'Ask about opportunities and your applications...',
    intro: 'I help you find out what is open for you and what became of your interest.',
    prompts: [
      'Which stage is my application in?',
      'When is my job interview?',
      'How many opportunities are there for me?',
    ],
  },
  talent: {
    title: 'Talent Hub',
    assistant: 'Talent Assistant',
    placeholder: 'Ask about positions, people and interest in your roles...',
    intro: 'I answer questions about open positions, colleagues and interest in the positions you hire for.',
    prompts: ['How many open positions do we have?', 'Who is interested in my positions?', 'Who are our recruiters?'],
  },
  intelligence: {
    title: 'Intelligence Hub',
    assistant: 'Intelligence Assistant',
    placeholder: 'Ask for the key figures you may see...',
    intro: 'I bring the key figures of the platform together, each with the screen it comes from.',
    prompts: ['Give me an overview of the marketplace', 'What is new for me?', 'What can you do here?'],
  },
  data: {
    title: 'Data Hub',
    assistant: 'Data Assistant',
    placeholder: 'Ask a question of your own records...',
    intro: 'I read the records you may see and say where each figure comes from.',
    prompts: ['How many open positions do we have?', 'Give me an overview of the marketplace', 'What can you do here?'],
  },
  excellence: {
    title: 'Sales Excellence Hub',
    assistant: 'Excellence Assistant',
    placeholder: 'Ask about pipeline, territories and training...',
    intro: 'I answer questions about the pipeline, territories, performance and the sales methodology.',
    prompts: [
      'What is my pipeline worth?',
      'Are the territories balanced?',
      'How far am I with the methodology training?',
    ],
  },
  sales: {
    title: 'Sales Hub',
    assistant: 'Sales Assistant',
    placeholder: 'Ask about quota, deals and territories...',
    intro:
      'I answer questions about your quota, deals, accounts and territories, and prepare changes for your approval.',
    prompts: ['How much of my quota have I reached?', 'Show my stalled deals', 'What is my pipeline worth?'],
  },
  productivity: {
    title: 'Productivity Hub',
    assistant: 'Productivity Assistant',
    placeholder: 'Tell me a goal or a task, or ask what is waiting...',
    intro: 'Tell me goals and tasks in your own words; I also say what is new and what is waiting for you.',
    prompts: ['What does my day look like?', 'Which tasks are overdue?', 'How far am I with my goals?'],
  },
  healthtech: {
    title: 'Health Tech Hub',
    assistant: 'Health Tech Assistant',
    placeholder: 'Ask about shifts, credentials, education and units...',
    intro: 'I answer from the platform data you may see. I give no medical advice.',
    prompts: ['When do I work next?', 'Which of my certifications expire soon?', 'Which units are short of staff?'],
  },
  wellness: {
    title: 'Wellness Hub',
    assistant: 'Wellness Assistant',
    placeholder: 'Ask what is new or what you can open...',
    intro: 'I answer from the platform data you may see. What you enter about your wellbeing stays yours.',
    prompts: ['What is new for me?', 'Which hubs can I use?', 'What can you do here?'],
  },
  cyber: {
    title: 'Cyber Hub',
    assistant: 'Cyber Assistant',
    placeholder: 'Ask about incidents, threats and readiness...',
    intro: 'I answer from the platform data you may see, and only from that.',
    prompts: ['Which security incidents are open?', 'What is our risk level?', 'How ready is the security team?'],
  },
  admin: {
    title: 'Admin Hub',
    assistant: 'Admin Assistant',
    placeholder: 'Ask about the audit trail, people and access...',
    intro: 'I answer questions about the audit trail, people and access of your organization.',
    prompts: ['Is the audit trail intact?', 'Show the latest audit events', 'Show the audit entries of today'],
  },
  general: {
    title: 'Talent OS',
    assistant: 'Talent OS Assistant',
    placeholder: 'Ask a question...',
    intro: 'I answer from the data you may see and prepare changes for your approval.',
    prompts: ['What can you do?', 'What is new for me?', 'Which hubs can I use?'],
  },
};

const isHub = (key: string): key is AssistantHub => Object.hasOwn(hubTexts, key);

/** The texts of a hub; the general ones where it has none. */
export const textsOf = (hub: string): HubTexts => hubTexts[isHub(hub) ? hub : 'general'];
