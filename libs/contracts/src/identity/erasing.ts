import { z } from 'zod';
import { operation } from '../define.js';
import { erasureOf } from '../erasure/erasing.js';
import { uuid } from '../paging.js';

export const eraseIdentity = erasureOf('identity');

/** The last step of an erasure, when every service is done. */
export const finishErasure = operation('identity.erasure.finish', {
  http: 'none',
  access: 'internal',
  summary: 'Tell somebody by mail that everything of them is erased, and forget the address it went to',
  input: z.object({ userId: uuid() }),
  /** False while the mail is on its way: it is asked again. */
  output: z.object({ done: z.boolean() }),
  effect: 'write',
});
