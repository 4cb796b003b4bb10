import { z } from 'zod';
import { job } from '../define.js';

const HOUR = 60 * 60_000;

/** Removes sessions that are over with their tokens, forgotten sign-in attempts and revocations nobody needs any more. */
export const pruneSessions = job('identity.sessions.prune', z.object({}), { everyMs: HOUR });

/** Makes the next signing key when the present one is thirty days old, and removes keys no token refers to. */
export const rotateKeys = job('identity.keys.rotate', z.object({}), { everyMs: HOUR });
