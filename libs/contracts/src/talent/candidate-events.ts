import { z } from 'zod';
import { event, job } from '../define.js';
import { uuid } from '../paging.js';

/** What happens to somebody's record in the pool. */
const candidateChanges = [
  'tagged',
  'noted',
  'merged',
  'unmerged',
  'kept_apart',
  'agreed',
  'withdrew',
  'chose_messages',
] as const;

export const candidateChanged = event(
  'talent.candidate.changed',
  z.object({ candidateId: uuid(), change: z.enum(candidateChanges), byId: uuid() }),
  {
    live: {
      to: 'organization',
      access: 'signed-in',
      refetches: [
        'talent.candidates.list',
        'talent.candidates.get',
        'talent.candidates.duplicates',
        'talent.poolConsent.get',
      ],
    },
  },
);

/** Erases records whose day has come. */
export const eraseCandidates = job('talent.candidates.erase', z.object({}), { everyMs: 3_600_000 });
