import { z } from 'zod';
import { industries } from '../access/tables.js';
import { distinct } from '../canonical.js';
import { event, operation } from '../define.js';
import { version } from '../paging.js';
import { storedFile } from '../upload.js';
import { timezone } from './timezone.js';
import { lineText } from '../text.js';

/** Who looks after an organization. */
export const organizationKeeper = { role: ['ORGANIZATION_ADMIN' as const, 'PLATFORM_ADMIN' as const] };
const access = organizationKeeper;

export const MAX_LOGO_BYTES = 2 * 1024 * 1024;
const logoKinds = ['png', 'svg'] as const;

export const organizationSizes = ['1-49', '50-249', '250-999', '1000-4999', '5000+'] as const;
export const workweekStarts = ['monday', 'saturday', 'sunday'] as const;

const fields = {
  name: lineText().min(1, 'Please enter the name people know').max(80),
  legalName: lineText().max(120),
  industries: distinct(z.enum(industries)).min(1, 'Please choose an industry').max(industries.length),
  address: z.object({
    street: lineText().max(120),
    postalCode: lineText().max(20),
    city: lineText().max(80),
    country: lineText().max(60),
  }),
  size: z.enum(organizationSizes).nullable(),
  timezone: timezone(),
  workweekStart: z.enum(workweekStarts),
};

export const OrganizationProfile = z.object({
  ...fields,
  /** As a data address. */
  logo: z.string().nullable(),
  version,
});
export type OrganizationProfile = z.infer<typeof OrganizationProfile>;

export const getOrganizationProfile = operation('identity.organizations.profile', {
  http: 'GET /api/organization/profile',
  access,
  summary: 'Names, logo, industries, address, size, time zone and first day of the week of my organization',
  input: z.object({}),
  output: OrganizationProfile,
  effect: 'read',
});

export const changeOrganizationProfile = operation('identity.organizations.change', {
  http: 'PUT /api/organization/profile',
  access,
  summary: 'Change names, industries, address, size, time zone and first day of the week of my organization',
  input: z.object({ ...fields, version }),
  output: z.object({ version }),
  effect: 'write',
  events: () => [organizationChanged],
  errors: ['resource.stale', 'organization.industry'],
});

export const setLogo = operation('identity.organizations.setLogo', {
  http: 'POST /api/organization/logo',
  access,
  summary:
    'Set the logo: a multipart form with `file`, a PNG or SVG of at most 2 MB; of an SVG only what draws is kept',
  input: z.object({ file: storedFile(logoKinds) }),
  output: z.object({}),
  effect: 'write',
  upload: { field: 'file', maxBytes: MAX_LOGO_BYTES, kinds: logoKinds },
  rate: 'upload',
  deadlineMs: 15_000,
  events: () => [organizationChanged],
  errors: ['request.size', 'request.media', 'picture.unreadable', 'picture.large'],
});

export const removeLogo = operation('identity.organizations.removeLogo', {
  http: 'DELETE /api/organization/logo',
  access,
  summary: 'Remove the logo of my organization',
  input: z.object({}),
  output: z.object({}),
  effect: 'write',
  events: () => [organizationChanged],
  success: 204,
});

export const setupSteps = ['profile', 'logo', 'headlines', 'teams', 'leads', 'people'] as const;

export const getOrganizationOverview = operation('identity.organizations.overview', {
  http: 'GET /api/organization/overview',
  access,
  summary: 'How far my organization is set up, who uses it, and what an administrator should look at',
  input: z.object({}),
  output: z.object({
    steps: z.array(z.object({ step: z.enum(setupSteps), done: z.boolean() })),
    people: z.object({
      active: z.int().min(0),
      disabled: z.int().min(0),
      /** Active, without a password: they have not signed in yet. */
      withoutPassword: z.int().min(0),
      /** Used the product within the last thirty days. */
      usedLately: z.int().min(0),
    }),
    teams: z.int().min(0),
    /** Teams whose lead has left. */
    teamsWithoutLead: z.int().min(0),
    /** Active people who work here and are in no team. */
    withoutTeam: z.int().min(0),
    /** Registrations an administrator decides about. */
    registrations: z.int().min(0),
    /** Mails of the last 30 days that could not be sent. */
    failedMails: z.int().min(0),
  }),
  effect: 'read',
});

export const organizationChanged = event('identity.organization.changed', z.object({}), {
  live: {
    to: 'organization',
    access: 'signed-in',
    refetches: ['identity.auth.me', 'identity.organizations.profile', 'identity.organizations.overview'],
  },
});
