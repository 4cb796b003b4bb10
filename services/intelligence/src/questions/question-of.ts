import type { Dataset } from '@talent-os/contracts/facts/datasets.js';
import type { Measure, Question } from '@talent-os/contracts/facts/question.js';

type Kept = {
  readonly dataset: Dataset;
  readonly measure: Measure;
  readonly field: string | null;
  readonly groups: string | null;
  readonly filters: string | null;
};

/** A saved question as it is asked. */
export const questionOf = ({ dataset, measure, field, groups, filters }: Kept): Question => ({
  dataset,
  of: measure,
  field: field ?? undefined,
  groups: groups ?? undefined,
  filters: filters ?? undefined,
});
