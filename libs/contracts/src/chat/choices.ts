import { choices } from '../fields/choices.js';
import { namePolicies } from './applications.js';
import { answerStatuses } from './frames.js';
import { messageStatuses } from './messages.js';
import { modes } from './parts.js';
import { assistantHubs, phiPolicyLabels } from './providers.js';
import { inWords } from '../words.js';

/** What people call the values of choices about the assistant. */
export const chatChoices = {
  assistantHubs: choices({ ...inWords(assistantHubs), healthtech: 'Health Tech' }),
  modes: choices({ ...inWords(modes), 'platform-data': 'Platform data', degraded: 'Platform data, model away' }),
  messageStatuses: choices(inWords(messageStatuses)),
  answerStatuses: choices(inWords(answerStatuses)),
  authors: choices({ user: 'Person', assistant: 'Assistant' }),
  feedback: choices({ up: 'Liked', down: 'Disliked' }),
  promptStates: choices(
    { draft: 'Draft', active: 'In use', archived: 'Earlier' },
    { active: 'active', archived: 'archived, old' },
  ),
  phiPolicies: choices(phiPolicyLabels),
  namePolicies: choices(inWords(namePolicies)),
  proposalStates: choices({
    waiting: 'Waiting',
    approved: 'Approved',
    declined: 'Declined',
    expired: 'Expired',
    failed: 'Failed',
  }),
};
