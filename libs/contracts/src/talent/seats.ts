import { z } from 'zod';
import { uuid } from '../paging.js';
import { lineText } from '../text.js';

export const positionStatuses = ['open', 'on_hold', 'filled', 'closed'] as const;
/** Who may apply. */
export const visibilities = ['internal', 'external', 'both'] as const;
export const visibilityLabels: Record<(typeof visibilities)[number], string> = {
  internal: 'Inside the company only',
  external: 'Outside the company only',
  both: 'Inside and outside the company',
};

/** A skill a position asks for: the level from 1 to 5, and how much it counts beside the others. */
export const RequiredSkill = z.object({
  skillId: uuid(),
  level: z.int().min(1).max(5),
  weight: z.int().min(1).max(10),
});
export type RequiredSkill = z.infer<typeof RequiredSkill>;

export const hardRequirementTypes = ['license', 'clearance', 'certification', 'location'] as const;

/** What a person must have to be hired; it adds nothing to the match. */
export const HardRequirement = z.object({
  type: z.enum(hardRequirementTypes),
  value: lineText().min(1).max(80),
});
export type HardRequirement = z.infer<typeof HardRequirement>;
