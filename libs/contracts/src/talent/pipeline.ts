import { z } from 'zod';

/** What a stage of a pipeline is for. Organizations name stages as they like, but every stage is of one of these types. */
export const stageTypes = ['applied', 'screen', 'assess', 'interview', 'offer', 'hired'] as const;
export type StageType = (typeof stageTypes)[number];
export const stageTypeLabels: Record<StageType, string> = {
  applied: 'Applied',
  screen: 'Screening',
  assess: 'Assessment',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
};

export const Stage = z.object({
  key: z.string().regex(/^[a-z][a-z0-9-]*$/),
  name: z.string().min(1).max(60),
  type: z.enum(stageTypes),
  order: z.int().min(1),
  slaDays: z.int().min(1),
  /** People one position should have in it at most. */
  maxPeople: z.int().min(1).optional(),
});
export type Stage = z.infer<typeof Stage>;

export const applicationStatuses = ['active', 'on_hold', 'rejected', 'withdrawn', 'hired'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const applicationSources = ['internal', 'referral', 'direct'] as const;
export type ApplicationSource = (typeof applicationSources)[number];
