import { z } from 'zod';
import { event, operation } from '../define.js';
import { instant, noContent, uuid } from '../paging.js';

const text = (length: number) => z.string().max(length);

export const reportError = operation('audit.reports.error', {
  http: 'POST /api/errors',
  access: 'public',
  summary: 'A browser reports an error; fire and forget',
  input: z.object({
    category: text(60),
    message: text(2000),
    name: text(120),
    stack: text(20_000).optional(),
    timestamp: instant,
    context: z
      .object({
        userId: text(60).nullish(),
        route: text(500).optional(),
        userAgent: text(500).optional(),
        url: text(2000).optional(),
      })
      .default({}),
  }),
  ...noContent,
  effect: 'write',
  rate: 'report',
});

export const reportCrash = operation('audit.reports.crash', {
  http: 'POST /api/admin/debug/crash',
  access: 'public',
  summary: 'A browser reports that the whole app crashed',
  input: z.object({
    timestamp: instant,
    url: text(2000),
    error: text(2000),
    stack: text(20_000).optional(),
    userAgent: text(500),
    component: text(200).optional(),
    crashCount: z.int().min(0).max(100_000),
    /** Bytes, where the browser tells. */
    memory: z.object({ used: z.number(), total: z.number(), limit: z.number() }).partial().optional(),
    /** Which of the stored keys were present; never their values. */
    storedKeys: z.record(text(60), z.boolean()).optional(),
  }),
  ...noContent,
  effect: 'write',
  rate: 'report',
});

/** A write that announced nothing of its own: recorded so that the trail is complete. */
export const operationPerformed = event('audit.operation.performed', z.object({ operation: z.string() }));
/** A person read what is itself recorded when read. */
export const recordRead = event(
  'audit.record.read',
  z.object({
    operation: z.string(),
    input: z.record(z.string(), z.unknown()),
    /** It was read by somebody of the platform who looked into the organization. */
    breakGlassId: uuid().optional(),
  }),
);
