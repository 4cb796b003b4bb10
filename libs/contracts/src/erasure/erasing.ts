import { z } from 'zod';
import { operation } from '../define.js';
import { uuid } from '../paging.js';

/**
 * Services that keep something of a person, in the order they are asked. The account goes first: nobody reads a name into
 * a list any more. Facts go last: they are read again from services that are done.
 */
export const erasureServices = [
  'identity',
  'talent',
  'productivity',
  'chat',
  'transcription',
  'healthcare',
  'cyber',
  'sales',
  'audit',
  'intelligence',
] as const;
export type ErasureService = (typeof erasureServices)[number];

/** The operation by which a service erases what it keeps of a person, or makes it nobody's. Asked twice, it is done once. */
export const erasureOf = <const S extends ErasureService>(service: S) =>
  operation(`${service}.erasure.run`, {
    http: 'none',
    access: 'internal',
    summary: 'Erase what this service keeps of a person whose account is closed, and make nobody’s what others need',
    input: z.object({ userId: uuid() }),
    /** False where something of theirs is still at work: it is asked again. */
    output: z.object({ done: z.boolean() }),
    effect: 'write',
  });
