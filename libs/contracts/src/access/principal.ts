import { z } from 'zod';
import { uuid } from '../paging.js';
import { compliances, deployments, industries, modules, permissions, roles } from './tables.js';

/** What an application may do with its token: read as the person it belongs to, and leave proposals with them. */
export const applicationScopes = ['read', 'propose'] as const;
export type ApplicationScope = (typeof applicationScopes)[number];

/** Who calls: everything access decisions may depend on, and nothing else. Carried by the token and by every bus call. */
export const Principal = z.object({
  userId: uuid(),
  organizationId: uuid(),
  sessionId: uuid(),
  activeRole: z.enum(roles),
  currentIndustry: z.enum(industries),
  /** Industries in which the caller holds a role. */
  roleIndustries: z.array(z.enum(industries)),
  /** Every industry the organization works in: the reach of administrators. */
  organizationIndustries: z.array(z.enum(industries)),
  organizationModules: z.array(z.enum(modules)),
  deployment: z.enum(deployments),
  /** Permissions a custom role adds to the active role. */
  addedPermissions: z.array(z.enum(permissions)),
  /** Modules a custom role takes away from the active role. */
  hiddenModules: z.array(z.enum(modules)).default([]),
  compliances: z.array(z.enum(compliances)),
  /** The organization's switch is on, the caller is a professional, and has been here long enough (default 180 days). */
  internalMobility: z.boolean(),
  /** When they last proved who they are, in milliseconds since 1970; absent where nobody knows, as with applications. */
  provedAt: z.int().optional(),
  /** The organization asks for a second factor, and the grace to set one up is over. */
  mustEnroll: z.literal(true).optional(),
  /** Networks of the organization that they may call from; absent where they may from everywhere. */
  allowedNetworks: z.array(z.string()).optional(),
  /** Somebody of the platform who looks into this organization and changes nothing; absent for everybody else. */
  breakGlass: z.object({ id: uuid() }).optional(),
  /** An application asks with a token of its own, on the person's behalf; absent where the person asks from a browser. */
  application: z.object({ scopes: z.array(z.enum(applicationScopes)) }).optional(),
});
export type Principal = z.infer<typeof Principal>;

/** Whether these are the rights of a role in an industry. */
export const worksAs = (
  { activeRole, currentIndustry }: Principal,
  { role, industry }: { readonly role: string; readonly industry: string },
): boolean => activeRole === role && currentIndustry === industry;
