import { signOnErrors } from './sign-on-errors.js';

/** Refusals about what an organization is connected to: rows of the closed table. */
export const integrationErrors = {
  ...signOnErrors,
  'provisioning.many': { status: 422, title: 'There are 10 directories already - disconnect one first' },
  'webhook.many': { status: 422, title: 'There are 20 webhooks already - disconnect one first' },
  'webhook.untested': {
    status: 409,
    title: 'Please send a test first - a webhook is activated after one that went well',
  },
} as const;
