import { z } from 'zod';
import { uuid } from '../paging.js';
import { job } from '../define.js';

/** Tells productivity what a message says about goals and tasks. Doing it twice changes nothing. */
export const syncProductivity = job('chat.productivity.sync', z.object({ messageId: uuid() }), { attempts: 4 });
/** Ends runs whose owner is gone, keeping what they had written. */
export const reapRuns = job('chat.runs.reap', z.object({}), { everyMs: 15_000 });
/** Removes conversations deleted more than 30 days ago. */
export const purgeSessions = job('chat.sessions.purge', z.object({}), { everyMs: 6 * 60 * 60_000 });
/** Ends threads with the coach that nobody keeps, so long after the last thing that was said. */
export const endCoachThreads = job('chat.coachThreads.expire', z.object({}), { everyMs: 10 * 60_000 });
/** Wraps secrets sealed under an earlier key again under the current one. */
export const rewrapSecrets = job('chat.secrets.rewrap', z.object({}), { everyMs: 10 * 60_000 });
/** Reads the text of a document's file; one that has been replaced meanwhile is left alone. */
export const readKnowledge = job('chat.knowledge.read', z.object({ knowledgeFileId: uuid(), edition: z.int() }), {
  attempts: 4,
});
