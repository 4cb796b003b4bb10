import type { ChatMessage } from '@talent-os/contracts/chat/messages.js';

/** A conversation to take along: what stands on the branch that is shown, oldest first. */
export type Conversation = {
  /** What it began with. */
  readonly title: string;
  readonly hubTitle: string;
  /** The newest message in it was written then; the export where there is none. */
  readonly at: string;
  readonly exportedAt: string;
  readonly messages: readonly ChatMessage[];
};

/** What was marked in an answer as not found in what was read for it, where answers are checked. */
export const marksOf = ({ parts }: Pick<ChatMessage, 'parts'>) =>
  parts.flatMap((part) => (part.type === 'verification' ? [part.verification] : []))[0];

export const sourcesOf = ({ parts }: Pick<ChatMessage, 'parts'>) =>
  parts.flatMap((part) => (part.type === 'sources' ? part.sources : []));

export const proposalsOf = ({ parts }: Pick<ChatMessage, 'parts'>) =>
  parts.flatMap((part) => (part.type === 'proposal' ? [part.proposal] : []));
