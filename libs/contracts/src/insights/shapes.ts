import { z } from 'zod';
import { industries } from '../access/tables.js';
import { operation } from '../define.js';
import { day, instant } from '../paging.js';
import { insightRuleKeys, type FindingService } from './rules.js';

/** What a rule finds at most: the most pressing. */
export const MOST_OF_A_RULE = 10;

const facts = {
  rule: z.enum(insightRuleKeys),
  /** What of it was found: the same for as long as it holds. */
  key: z.string(),
  title: z.string(),
  /** What it rests on, in a sentence. */
  evidence: z.string(),
  /** The rows behind it. */
  rows: z.object({ count: z.int().min(0), what: z.string(), link: z.string() }).nullable(),
  /** What the threshold is compared with. */
  value: z.number(),
  since: instant,
  /** People it touches. */
  people: z.int().min(0),
  industry: z.enum(industries).nullable(),
  /** Path of the screen to act on. */
  link: z.string(),
};

/** What a service found. It must be acted on by an instant, by a day, or soon. */
export const Finding = z.object({ ...facts, dueAt: instant.nullable(), dueOn: day.nullable() });
export type Finding = z.infer<typeof Finding>;

export const insightFacts = facts;

/** The operation by which a service says what its rules found among its own rows, as far as the caller may see them. */
export const findingsOf = <const S extends FindingService>(service: S) =>
  operation(`${service}.insights.findings`, {
    http: 'none',
    access: 'internal',
    summary:
      'What the rules asked for find among rows of this service that the caller may act on; of a rule at most ten',
    input: z.object({
      today: day,
      zone: z.string(),
      /** Rules that are asked for, each with its threshold. */
      thresholds: z.partialRecord(z.enum(insightRuleKeys), z.number()),
    }),
    output: z.object({ items: z.array(Finding) }),
    effect: 'read',
  });
