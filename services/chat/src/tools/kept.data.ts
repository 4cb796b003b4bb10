/** Data that no model may learn of, by the operations it comes from. */
type PrivateDataRow = {
  /** What the names of its operations begin with. */
  readonly begins: string;
  /** Why none of it enters a prompt. */
  readonly reason: string;
  /** Reads that the platform answers from itself, to whom the data concerns: their answers stay between the two. */
  readonly own?: string;
  /** Reads that nobody is answered from in a conversation. */
  readonly closed?: string;
  /** What one of the things there is called, where questions about it are refused by its name. */
  readonly one?: string;
  /** What people read who ask for somebody else's. */
  readonly says?: string;
  /** Screen that shows what is one's own. */
  readonly path?: string;
  /** Words by which it is asked for besides those of its contracts. */
  readonly words?: RegExp;
};

export const keptRows: readonly PrivateDataRow[] = [
  {
    begins: 'productivity.wellness.',
    reason: 'Well-being never enters a prompt',
    own: 'mine list trend workload',
    closed: 'team',
    one: 'check-in',
    says: 'I cannot tell you about anybody else’s wellbeing: what people enter stays theirs, and none of it enters a conversation of others.',
    path: '/wellness',
    words:
      /\b(?:well-?being|burn(?:ed|t)?[- ]?outs?|stress(?:ed|ful)?|mental(?:ly)?(?: health)?|moods?|morale|exhaust(?:ed|ion)|overwhelmed|emotional(?:ly)?|wellness|(?:check-?in|questionnaire) (?:scores?|answers?|notes?|results?))\b/i,
  },
  {
    begins: 'cyber.clearance.',
    reason: 'Clearance data never enters a prompt',
    own: 'mine own',
    closed: 'list get export',
    one: 'clearance',
    says: 'I cannot tell you about other people’s clearances: they never enter a conversation.',
    path: '/cyber/analyst/clearance',
    words: /\b(?:security )?clearances?\b/i,
  },
  {
    begins: 'chat.sessions.',
    reason: 'The conversation the question stands in',
    one: 'conversation',
    says: 'I cannot tell you what was asked in other conversations: they belong to the person who wrote them, and you see only your own.',
    path: '/productivity/history',
    words:
      /\b(?:conversations?|chats?) with you\b|\b(?:did|does|do|has|have) (?!i\b|you\b|we\b)[\p{L} ]+ (?:ask|asked|tell|told|say to|said to|write to|written to|talk to|talked to) you\b/iu,
  },
  {
    begins: 'talent.interviews.list',
    reason: 'Interviews and scorecards of one person; whoever holds one is answered by their own',
    one: 'scorecard',
    says: 'I cannot tell you what stands in scorecards: they are read where the interview was held.',
    path: '/talent/recruit/pipeline',
  },
  { begins: 'chat.providers.', reason: 'Which model answers is not for a model to look into', own: 'list' },
  {
    begins: 'transcription.settings.',
    reason: 'Which engine hears recordings is not for a model to look into',
    own: 'get',
  },
  {
    begins: 'identity.applicationTokens.',
    reason: 'What acts for a person is looked after on their security screen, not by what acts',
    closed: 'list',
  },
  {
    begins: 'identity.authorizationRequests.',
    reason: 'Who is let in to act for a person is decided by that person, in front of the request',
    closed: 'get',
  },
  {
    begins: 'identity.sessions.',
    reason: 'Where a person is signed in is looked after on their security screen',
    closed: 'list',
  },
  { begins: 'chat.answering.', reason: 'Which way answers are made is not for a model to look into', closed: 'policy' },
  { begins: 'chat.applications.', reason: 'What applications may read is not theirs to ask', closed: 'policy' },
  { begins: 'chat.prompts.', reason: 'What the assistant is told to be is not for it to read out', closed: 'list' },
  { begins: 'cyber.deploy.', reason: 'Clearances of people are not for a model to look into', closed: 'people' },
  {
    begins: 'cyber.readiness.',
    reason: 'Clearances are not for a model to look into, not even counted',
    closed: 'clearances',
  },
  {
    begins: 'talent.applications.',
    reason: 'What people hold of licenses is looked up on the screen of recruiting',
    closed: 'licences',
  },
];

const reasonsOf = (side: 'own' | 'closed'): Readonly<Record<string, string>> =>
  Object.fromEntries(
    keptRows.flatMap(({ begins, reason, [side]: actions }) =>
      (actions?.split(' ') ?? []).map((action) => [`${begins}${action}`, reason]),
    ),
  );

/** Reads that nobody is answered from, and those of one's own that the platform alone answers from, with the reason. */
export const closedReads = reasonsOf('closed');
export const ownReads = reasonsOf('own');

/** Whether people may ask for it, and are told that it stays where it is. */
export const isKept = (name: string): boolean => name in closedReads;

/**
 * Whether an answer from an operation concerns the person who asks alone: no model, no file and nobody else may learn of it.
 */
export const isPrivate = (name: string): boolean => name in ownReads;

/** Whether no model may learn of it, whoever is answered from it. */
export const isGuarded = (name: string): boolean => isKept(name) || isPrivate(name);

export const keptRowOf = (name: string): PrivateDataRow | undefined =>
  keptRows.find(({ begins }) => name.startsWith(begins));
