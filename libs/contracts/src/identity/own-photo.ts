import { z } from 'zod';
import { operation } from '../define.js';

/** Width and height of a photo or a logo at most, in pixels. */
export const PICTURE_PIXELS = 512;

export const getMyPhoto = operation('identity.profile.photo', {
  http: 'GET /api/identity/profile/photo',
  access: 'signed-in',
  summary: 'My photo as a data address; null where I have none',
  input: z.object({}),
  output: z.object({ photo: z.string().nullable() }),
  effect: 'read',
});
