/** Bytes of a document, and how many of them an organization keeps. */
export const MAX_KNOWLEDGE_BYTES = 10 * 1024 * 1024;
export const MAX_KNOWLEDGE_FILES = 500;

/** How far a document is. */
export const knowledgeStates = { processing: 'Being read', ready: 'Ready', failed: 'Failed' } as const;
type KnowledgeState = keyof typeof knowledgeStates;
export const knowledgeStateKeys = Object.keys(knowledgeStates) as KnowledgeState[];

/** Why a document cannot be read. */
export const knowledgeProblems = {
  damaged: 'The file is damaged, or is not what it seems to be',
  locked: 'The file is locked with a password',
  large: 'There is more in the file than can be read: more than 500 pages, or more than it should unpack to',
  slow: 'Reading the file took too long',
  empty: 'There is no text in the file, as in a scan without text recognition',
  encoding: 'The text is not in UTF-8',
  active: 'There is a macro or a script in the file; save it without one',
} as const;
export type KnowledgeProblem = keyof typeof knowledgeProblems;
export const knowledgeProblemKeys = Object.keys(knowledgeProblems) as KnowledgeProblem[];

/** Who may read a document: whoever works here are all roles but candidates, who register themselves. */
export const knowledgeReaderLabels = {
  nobody: 'Nobody yet',
  everyone: 'Everyone who works here',
  roles: 'People of some roles',
  hubs: 'People of some hubs',
} as const;
export const knowledgeReaders = ['nobody', 'everyone', 'roles', 'hubs'] as const;

/** Languages whose words are known by their stems; `simple` takes words as they are. */
export const knowledgeLanguageLabels = {
  english: 'English',
  german: 'German',
  french: 'French',
  spanish: 'Spanish',
  italian: 'Italian',
  simple: 'Another one',
} as const;
export const knowledgeLanguages = ['english', 'german', 'french', 'spanish', 'italian', 'simple'] as const;
export type KnowledgeLanguage = (typeof knowledgeLanguages)[number];
