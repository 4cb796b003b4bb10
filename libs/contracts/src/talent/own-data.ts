import { z } from 'zod';
import { operation } from '../define.js';
import { FileToSend } from '../upload.js';
import { profileOwner as access } from './profile-parts.js';

/** Every read is made and written down within this long, in milliseconds. */
const COLLECT_WITHIN_MS = 55_000;

export const takeOwnData = operation('talent.ownData.take', {
  http: 'GET /api/talent/own-data',
  access,
  summary:
    'Everything I can read of myself as one archive: a JSON file for each part, and what I handed in as it came. It is made for me and kept nowhere',
  input: z.object({}),
  output: FileToSend,
  download: ['zip'],
  effect: 'read',
  audited: true,
  rate: 'upload',
  deadlineMs: COLLECT_WITHIN_MS,
});
