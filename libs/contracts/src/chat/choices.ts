import { choices } from '../fields/choices.js';
import { namePolicies } from './applications.js';
import {
  knowledgeLanguageLabels,
  knowledgeProblems,
  knowledgeReaderLabels,
  knowledgeStates,
} from './knowledge-states.js';
import { answerStatuses } from './frames.js';
import { messageStatuses } from './messages.js';
import { fallbacks, modelBarriers } from './models.js';
import { modes, originLabels } from './parts.js';
import { assistantHubs, phiPolicyLabels } from './providers.js';
import { sharingBarriers } from './shares.js';
import { inWords } from '../words.js';

/** What people call the values of choices about the assistant. */
export const chatChoices = {
  assistantHubs: choices({ ...inWords(assistantHubs), healthtech: 'Health Tech' }),
  modes: choices({
    ...inWords(modes),
    'platform-data': 'Platform data',
    degraded: 'Platform data, model away',
    direct: 'Platform data, model not needed',
  }),
  messageStatuses: choices(inWords(messageStatuses)),
  answerStatuses: choices(inWords(answerStatuses)),
  authors: choices({ user: 'Person', assistant: 'Assistant' }),
  feedback: choices({ up: 'Liked', down: 'Disliked' }),
  promptStates: choices(
    { draft: 'Draft', active: 'In use', archived: 'Earlier' },
    { active: 'active', archived: 'archived, old' },
  ),
  phiPolicies: choices(phiPolicyLabels),
  sharingBarriers: choices(sharingBarriers),
  modelBarriers: choices(modelBarriers),
  fallbacks: choices(fallbacks),
  namePolicies: choices(inWords(namePolicies)),
  knowledgeStates: choices(knowledgeStates, { processing: 'processing, in progress', failed: 'broken, unreadable' }),
  knowledgeProblems: choices(knowledgeProblems),
  knowledgeReaders: choices(knowledgeReaderLabels, { nobody: 'not shared', everyone: 'all staff, everybody' }),
  knowledgeLanguages: choices(knowledgeLanguageLabels),
  knowledgeKinds: choices({ pdf: 'PDF', docx: 'Word', txt: 'Text' }, { docx: 'DOCX', txt: 'Markdown, plain text' }),
  valueOrigins: choices(originLabels),
  proposalStates: choices({
    waiting: 'Waiting',
    approved: 'Approved',
    declined: 'Declined',
    expired: 'Expired',
    failed: 'Failed',
  }),
};
