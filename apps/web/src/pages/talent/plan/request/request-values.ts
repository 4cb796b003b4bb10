import type { Sent } from '@talent-os/contracts/define';
import type { Industry } from '@talent-os/contracts/access/tables';
import type { createRequisition } from '@talent-os/contracts/talent/requisitions';
import { minorOf, typedOf } from '../../../../lib/amounts';

type Asked = Sent<typeof createRequisition>;
type Amount = number | string;

/** What the fields of the form hold: amounts as typed, an empty day as empty text. */
export type RequestValues = Omit<Asked, 'salaryMin' | 'salaryMax' | 'targetStartDate' | 'headcount'> & {
  readonly headcount: Amount;
  readonly salaryMin: Amount;
  readonly salaryMax: Amount;
  readonly targetStartDate: string;
};

const amountOf = (typed: Amount, currency: string): number | null => (typed === '' ? null : minorOf(typed, currency));
const shownAmount = (minor: number | null, currency: string): Amount =>
  minor === null ? '' : typedOf(minor, currency);

/** What the operation takes, from what the fields hold. */
export const askedOf = (values: RequestValues, currency: string): Asked => ({
  ...values,
  headcount: values.headcount === '' ? Number.NaN : Number(values.headcount),
  salaryMin: amountOf(values.salaryMin, currency),
  salaryMax: amountOf(values.salaryMax, currency),
  targetStartDate: values.targetStartDate || null,
});

/** What the fields hold, from a request or a seat that is replaced. */
export const valuesOf = (asked: Asked, currency: string): RequestValues => ({
  title: asked.title,
  department: asked.department,
  industry: asked.industry,
  location: asked.location,
  remote: asked.remote,
  headcount: asked.headcount,
  employmentType: asked.employmentType,
  reason: asked.reason,
  justification: asked.justification,
  description: asked.description,
  salaryMin: shownAmount(asked.salaryMin, currency),
  salaryMax: shownAmount(asked.salaryMax, currency),
  targetStartDate: asked.targetStartDate ?? '',
  requiredSkills: asked.requiredSkills.map(({ skillId, level, weight }) => ({ skillId, level, weight })),
  hardRequirements: asked.hardRequirements,
  replacesPositionId: asked.replacesPositionId,
});

type Given = {
  readonly industry?: Industry | undefined;
  readonly department?: string | undefined;
  readonly headcount?: number | undefined;
  readonly start?: string | undefined;
};

/** A new request, with what the address brought along. */
export const firstValues = (given: Given, industry: Industry): RequestValues => ({
  title: '',
  department: given.department ?? '',
  industry: given.industry ?? industry,
  location: '',
  remote: false,
  headcount: given.headcount ?? 1,
  employmentType: 'full_time',
  reason: 'growth',
  justification: '',
  description: '',
  salaryMin: '',
  salaryMax: '',
  targetStartDate: given.start ?? '',
  requiredSkills: [],
  hardRequirements: [],
  replacesPositionId: null,
});
