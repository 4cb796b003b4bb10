import { z } from 'zod';
import { email } from '../canonical.js';
import { uuid } from '../paging.js';
import { deployments, industries, modules, roles, sides } from '../access/tables.js';

export const IndustryRole = z.object({
  roleId: uuid(),
  roleName: z.enum(roles),
  industry: z.enum(industries),
  /** What the organization calls a role of its own; absent for one of the product. */
  customRole: z.string().nullish(),
});

/** The signed-in person as the browser knows them. */
export const User = z.object({
  id: uuid(),
  email: email(),
  organizationId: uuid(),
  firstName: z.string(),
  lastName: z.string(),
  currentIndustry: z.enum(industries),
  deploymentContext: z.enum(deployments),
  industryRoles: z.array(IndustryRole),
  activeRole: z.enum(roles),
});
export type User = z.infer<typeof User>;

export const Organization = z.object({
  id: uuid(),
  name: z.string(),
  industries: z.array(z.enum(industries)),
  modules: z.array(z.enum(modules)),
  deploymentContext: z.enum(deployments),
  /** ISO 4217 code of all its amounts. */
  currency: z.string().length(3),
  timezone: z.string(),
});
export type Organization = z.infer<typeof Organization>;

export const Sides = z.object(
  Object.fromEntries(sides.map((side) => [side, z.boolean()])) as Record<(typeof sides)[number], z.ZodBoolean>,
);

/** A colleague as other people's screens name them. */
export const Person = z.object({
  id: uuid(),
  name: z.string(),
  title: z.string(),
  role: z.enum(roles),
});
export type Person = z.infer<typeof Person>;
