import { z } from 'zod';
import { inModule } from '../access/rule.js';
import { operation, event, job } from '../define.js';
import { datasetKeys, factFieldKinds } from '../facts/datasets.js';
import { instant } from '../paging.js';

const access = inModule('analytics');
const DatasetKey = z.enum(datasetKeys);

export const DatasetState = z.object({
  dataset: DatasetKey,
  label: z.string(),
  one: z.string(),
  day: z.string(),
  /** About single persons: groups of fewer than five are hidden. */
  personal: z.boolean(),
  fields: z.array(
    z.object({ field: z.string(), label: z.string(), meaning: z.string(), kind: z.enum(factFieldKinds) }),
  ),
  facts: z.int().min(0),
  /** When a row was last read; null while none was. */
  readAt: instant.nullable(),
  /** When all rows were last read from the first to the last; null while they never were. */
  rebuiltAt: instant.nullable(),
});
export type DatasetState = z.infer<typeof DatasetState>;

export const listDatasets = operation('intelligence.datasets.list', {
  http: 'GET /api/data/datasets',
  access,
  summary: 'What can be asked of: the datasets whose rows I may see, with their fields and how fresh they are',
  input: z.object({}),
  output: z.object({ items: z.array(DatasetState) }),
  effect: 'read',
});

export const rebuildDataset = operation('intelligence.datasets.rebuild', {
  http: 'POST /api/data/datasets/:dataset/rebuild',
  access: { ...access, role: ['ORGANIZATION_ADMIN', 'PLATFORM_ADMIN'] },
  summary: 'Read all rows of a dataset again from its owner, in the background',
  input: z.object({ dataset: DatasetKey }),
  output: z.object({}),
  effect: 'write',
  success: 202,
  events: () => [datasetRebuilt],
});

/** Reads a dataset again from its first row to its last. */
export const rebuildFactsJob = job('intelligence.datasets.rebuildFacts', z.object({ dataset: DatasetKey }));

/** A dataset was read again from its first row to its last. */
export const datasetRebuilt = event('intelligence.dataset.rebuilt', z.object({ dataset: DatasetKey, facts: z.int() }), {
  live: {
    to: 'organization',
    access,
    refetches: ['intelligence.datasets.list', 'intelligence.predictions.get', 'intelligence.questions.ask'],
  },
});
