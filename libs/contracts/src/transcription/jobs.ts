import { z } from 'zod';
import { uuid } from '../paging.js';
import { job } from '../define.js';

/** Turns one stored recording into text. A second run finds it done and leaves it. */
export const transcribeJob = job('transcription.audio.work', z.object({ transcriptionId: uuid() }), { attempts: 5 });
/** Deletes recordings nobody has finished, finishes what a killed worker left, and forgets texts after a day. */
export const sweepAudio = job('transcription.audio.sweep', z.object({}), { everyMs: 60_000 });
