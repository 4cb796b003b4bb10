import { z } from 'zod';

/** A skill a position asks for, with the level a person has. */
export const MatchPart = z.object({
  skill: z.string(),
  level: z.int(),
  required: z.int(),
  /** How much of the requirement is met. */
  share: z.number().min(0).max(1),
  /** Another person has confirmed the level. */
  verified: z.boolean(),
});
