import type { Reason } from '../providers/unanswered.js';

const here = 'This answer comes from platform data.';

/** What an answer from platform data begins with. That a model is away is said beside the conversation. */
export const notices: Readonly<Record<Reason, string>> = {
  away: '',
  budget: `*The budget for AI models is used up for this month. ${here} An organization admin can raise the budget under Organization, Providers.*\n\n`,
  'role-budget': `*The AI budget of your role is used up for this month. ${here} An organization admin can raise the budget under Organization, Providers.*\n\n`,
  private: `*No AI model was asked: your message, or something earlier in this conversation, holds personal or health details, and your organization's models may not read them. Leave them out in a new conversation to ask a model. ${here}*\n\n`,
  health: `*No AI model was asked: this conversation holds health information, and none of your organization's models has a signed agreement for that. Start a new conversation on another screen to ask a model about something else. ${here}*\n\n`,
};
