import type { ChatMessage } from '@talent-os/contracts/chat/messages.js';
import type { Part } from '@talent-os/contracts/chat/parts.js';

/** What only its owner needs of a message: how it was sent, what they think of it, what was read out of it for them. */
const ofOwner = {
  clientMessageId: null,
  feedback: null,
  productivityContext: null,
  contextTags: [],
  isProductivityRelated: false,
};

/** A proposal without what decides it: nobody but its owner has the signature. */
const unsigned = (part: Part): Part =>
  part.type === 'proposal' ? { ...part, proposal: { ...part.proposal, signature: '' } } : part;

/** A message as a reader sees it who may change nothing. */
export const forReader = (message: ChatMessage): ChatMessage => ({
  ...message,
  ...ofOwner,
  contextTags: [],
  parts: message.parts.map(unsigned),
});

/** The parts of a message in a copy: what waited there for its owner can never be decided here. */
export const copiedParts = (parts: readonly Part[]): Part[] =>
  parts
    .map(unsigned)
    .map((part) =>
      part.type === 'proposal' && part.proposal.state === 'waiting'
        ? { ...part, proposal: { ...part.proposal, state: 'expired' } }
        : part,
    );
