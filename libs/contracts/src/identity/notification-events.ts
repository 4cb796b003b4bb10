import { z } from 'zod';
import { event } from '../define.js';
import { uuid } from '../paging.js';

/** Apart from the operations: whoever signs in tells it as well, and needs none of them. */
export const notificationsChanged = event('identity.notifications.changed', z.object({ userId: uuid() }), {
  live: {
    to: 'subject',
    access: 'signed-in',
    refetches: ['identity.notifications.list', 'identity.notifications.preferences'],
  },
});
