import { z } from 'zod';
import { industries } from '../access/tables.js';
import { uniqueBy } from '../canonical.js';
import { days } from '../dates.js';
import { day, instant, money, version, uuid } from '../paging.js';
import { mayOf } from '../record-may.js';
import {
  approvalStepKeys,
  employmentTypeKeys,
  requisitionDecisions,
  requisitionReasonKeys,
  requisitionStatuses,
} from './requisition-states.js';
import { HardRequirement, positionStatuses, RequiredSkill } from './seats.js';
import { label, lineText, prose } from '../text.js';

/** Seats one request asks for at most, and skills and hard requirements it names at most. */
export const MOST_SEATS = 50;
export const MOST_SKILLS = 20;
export const MOST_REQUIREMENTS = 10;

const text = (most: number) => prose().max(most);
const amount = money.nullable();

/** What the form asks. A draft may leave anything but title and industry open; submitting asks for the rest. */
export const requisitionFields = {
  title: lineText().max(120).min(2, 'Please enter a title'),
  /** The team, as its seats name it. */
  department: label().max(80),
  industry: z.enum(industries),
  location: lineText().max(120),
  remote: z.boolean(),
  headcount: z.int('Please enter a whole number').min(1, 'At least one seat').max(MOST_SEATS),
  employmentType: z.enum(employmentTypeKeys),
  reason: z.enum(requisitionReasonKeys),
  justification: text(2000),
  /** What candidates read. */
  description: text(4000),
  /** A year's pay, in minor units. */
  salaryMin: amount,
  salaryMax: amount,
  targetStartDate: days.planned.nullable(),
  requiredSkills: uniqueBy(RequiredSkill, 'skillId', 'Each skill is asked for once').max(MOST_SKILLS),
  hardRequirements: z.array(HardRequirement).max(MOST_REQUIREMENTS),
  /** The seat this one stands in for. */
  replacesPositionId: uuid().nullable(),
};

export const SalaryBand = z.object({ min: money, max: money });
export type SalaryBand = z.infer<typeof SalaryBand>;

/** What else may be done with a request. */
const requisitionActions = ['update'] as const;

const PersonName = z.object({ userId: uuid(), name: z.string() });

/** A request as lists and the board show it. */
export const Requisition = z.object({
  id: uuid(),
  title: z.string(),
  department: z.string(),
  industry: z.enum(industries),
  headcount: z.int(),
  reason: z.enum(requisitionReasonKeys),
  employmentType: z.enum(employmentTypeKeys),
  status: z.enum(requisitionStatuses),
  requester: PersonName,
  /** When it was last sent to the approvers. */
  submittedAt: instant.nullable(),
  targetStartDate: day.nullable(),
  updatedAt: instant,
  /** The step it waits at. */
  waiting: z
    .object({
      step: z.enum(approvalStepKeys),
      approvers: z.array(PersonName),
      dueAt: instant,
      /** Business days the step has. */
      days: z.int().min(1),
      overdue: z.boolean(),
      /** Waits for the caller. */
      mine: z.boolean(),
    })
    .nullable(),
  may: mayOf(z.enum(requisitionStatuses), requisitionActions),
  version,
});
export type Requisition = z.infer<typeof Requisition>;

/** One step of an approval, decided or not. Each submission opens a new round. */
export const Approval = z.object({
  round: z.int().min(1),
  step: z.enum(approvalStepKeys),
  /** Which step of its workflow it is, counted from 1. */
  place: z.int().min(1),
  /** The step it was passed on from: nobody approves their own request, and a step needs a person. */
  passedFrom: z.enum(approvalStepKeys).nullable(),
  approvers: z.array(PersonName),
  /** Who was asked and has left since, or may not approve any more. */
  left: z.array(PersonName),
  decision: z.enum(requisitionDecisions).nullable(),
  decidedBy: PersonName.nullable(),
  comment: z.string().nullable(),
  decidedAt: instant.nullable(),
  /** Null until its turn. */
  dueAt: instant.nullable(),
  remindedAt: instant.nullable(),
  escalatedAt: instant.nullable(),
});
export type Approval = z.infer<typeof Approval>;

export const RequisitionDetail = Requisition.extend({
  ...requisitionFields,
  title: z.string(),
  requiredSkills: z.array(RequiredSkill.extend({ name: z.string() })),
  band: SalaryBand.nullable(),
  outsideBand: z.boolean(),
  approvals: z.array(Approval),
  cancelReason: z.string().nullable(),
  replaces: z.object({ positionId: uuid(), title: z.string(), holderName: z.string().nullable() }).nullable(),
  /** The seats it has opened. */
  seats: z.array(z.object({ positionId: uuid(), title: z.string(), status: z.enum(positionStatuses) })),
});
export type RequisitionDetail = z.infer<typeof RequisitionDetail>;
