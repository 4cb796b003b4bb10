import { z } from 'zod';
import { uuids } from '../canonical.js';
import { uuid } from '../paging.js';
import { operation } from '../define.js';
import { credentialKinds, credentialStatuses, verificationMethods } from './credentials.js';

/** What a person's papers are worth to the hiring team of a seat that asks for them: no numbers, no documents. */
export const credentialStandings = operation('healthcare.credentials.standings', {
  http: 'none',
  access: 'internal',
  summary: 'Licenses and certifications of people by id, with status and how each was verified',
  input: z.object({ userIds: uuids().max(500) }),
  output: z.object({
    items: z.array(
      z.object({
        userId: uuid(),
        name: z.string(),
        kind: z.enum(credentialKinds),
        status: z.enum(credentialStatuses),
        method: z.enum(verificationMethods).nullable(),
      }),
    ),
  }),
  effect: 'read',
});
