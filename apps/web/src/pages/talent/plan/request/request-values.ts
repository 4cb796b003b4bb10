import type { Sent } from '@talent-os/contracts/define';
import type { Industry } from '@talent-os/contracts/access/tables';
import type { createRequisition } from '@talent-os/contracts/talent/requisitions';
import { minorOf, typedOf } from '@/lib/amounts';

type Requisition = Sent<typeof createRequisition>;
type Amount = number | string;

/** What the fields of the form hold: amounts as typed, an empty day as empty text. */
export type RequestValues = Omit<Requisition, 'salaryMin' | 'salaryMax' | 'targetStartDate' | 'headcount'> & {
  readonly headcount: Amount;
  readonly salaryMin: Amount;
  readonly salaryMax: Amount;
  readonly targetStartDate: string;
};

const amountOf = (typed: Amount, currency: string): number | null => (typed === '' ? null : minorOf(typed, currency));
const shownAmount = (minor: number | null, currency: string): Amount =>
  minor === null ? '' : typedOf(minor, currency);

/** What the operation takes, from what the fields hold. */
export const requisitionOf = (values: RequestValues, currency: string): Requisition => ({
  ...values,
  headcount: values.headcount === '' ? Number.NaN : Number(values.headcount),
  salaryMin: amountOf(values.salaryMin, currency),
  salaryMax: amountOf(values.salaryMax, currency),
  targetStartDate: values.targetStartDate || null,
});

/** What the fields hold, from a request or a seat that is replaced. */
export const valuesOf = (requisition: Requisition, currency: string): RequestValues => ({
  title: requisition.title,
  department: requisition.department,
  industry: requisition.industry,
  location: requisition.location,
  remote: requisition.remote,
  headcount: requisition.headcount,
  employmentType: requisition.employmentType,
  reason: requisition.reason,
  justification: requisition.justification,
  description: requisition.description,
  salaryMin: shownAmount(requisition.salaryMin, currency),
  salaryMax: shownAmount(requisition.salaryMax, currency),
  targetStartDate: requisition.targetStartDate ?? '',
  requiredSkills: requisition.requiredSkills.map(({ skillId, level, weight }) => ({ skillId, level, weight })),
  hardRequirements: requisition.hardRequirements,
  replacesPositionId: requisition.replacesPositionId,
});

type KnownFacts = {
  readonly industry?: Industry | undefined;
  readonly department?: string | undefined;
  readonly headcount?: number | undefined;
  readonly start?: string | undefined;
};

/** A new request, with what the address brought along. */
export const firstValues = (known: KnownFacts, industry: Industry): RequestValues => ({
  title: '',
  department: known.department ?? '',
  industry: known.industry ?? industry,
  location: '',
  remote: false,
  headcount: known.headcount ?? 1,
  employmentType: 'full_time',
  reason: 'growth',
  justification: '',
  description: '',
  salaryMin: '',
  salaryMax: '',
  targetStartDate: known.start ?? '',
  requiredSkills: [],
  hardRequirements: [],
  replacesPositionId: null,
});
