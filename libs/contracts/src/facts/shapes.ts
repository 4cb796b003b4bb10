import { z } from 'zod';
import { industries } from '../access/tables.js';
import { uuids } from '../canonical.js';
import { operation } from '../define.js';
import { day, uuid } from '../paging.js';
import { datasetKeys, type FactService } from './datasets.js';

/** Rows that become facts a service answers at a time. */
export const FACTS_AT_ONCE = 500;

export const Fact = z.object({
  /** The row it is made of, and which of those made of it. */
  sourceId: uuid(),
  place: z.int().min(0),
  day,
  industry: z.enum(industries).nullable(),
  department: z.string().nullable(),
  /** Whom it is about; null where it is about nobody. */
  personId: uuid().nullable(),
  values: z.record(z.string(), z.union([z.string(), z.number()]).nullable()),
});
export type Fact = z.infer<typeof Fact>;

/** The operation by which a service says its rows as facts: those asked for, or page by page all there are. */
export const factsOf = <const S extends FactService>(service: S) =>
  operation(`${service}.facts.replay`, {
    http: 'none',
    access: 'internal',
    summary: 'Rows of this service as facts: of the sources that are named, or the next ones in the order of their ids',
    input: z.object({
      dataset: z.enum(datasetKeys),
      ids: uuids().max(FACTS_AT_ONCE).optional(),
      /** The last source of the page before. */
      after: uuid().optional(),
    }),
    output: z.object({
      items: z.array(Fact),
      /** Where the next page begins; null where there is none. */
      next: uuid().nullable(),
    }),
    effect: 'read',
  });
