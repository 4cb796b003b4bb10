import { usualPreferences } from '@talent-os/contracts/identity/preference-values';
import { packRules } from '@casl/ability/extra';
import { modulesFor, rulesFor, sidesOf } from '@talent-os/contracts/access/ability';
import type { Principal } from '@talent-os/contracts/access/principal';
import { modules, type Industry, type Role } from '@talent-os/contracts/access/tables';
import type { Me } from '../src/lib/session';
import type { SignedIn } from '../src/lib/tokens';

const organizationId = '0192a000-0000-7000-8000-000000000001';
const userId = '0192a000-0000-7000-8000-000000000002';

export const principal = (
  activeRole: Role,
  currentIndustry: Industry = 'SALES',
  more: Partial<Principal> = {},
): Principal => ({
  userId,
  organizationId,
  sessionId: '0192a000-0000-7000-8000-000000000003',
  activeRole,
  currentIndustry,
  roleIndustries: [currentIndustry],
  organizationIndustries: ['SALES', 'HEALTHCARE', 'CYBER'],
  organizationModules: [...modules],
  deployment: 'multi-industry',
  addedPermissions: [],
  hiddenModules: [],
  compliances: [],
  internalMobility: false,
  ...more,
});

/** What the server tells a browser about a person. */
export function me(role: Role, industry: Industry = 'SALES', more: Partial<Principal> = {}): Me {
  const who = principal(role, industry, more);
  return {
    user: {
      id: userId,
      email: 'someone@meridian.example',
      organizationId,
      firstName: 'Robin',
      lastName: 'Ellis',
      currentIndustry: industry,
      deploymentContext: 'multi-industry',
      industryRoles: [{ roleId: '0192a000-0000-7000-8000-000000000004', roleName: role, industry }],
      activeRole: role,
    },
    organization: {
      id: organizationId,
      name: 'Meridian Group',
      industries: ['SALES', 'HEALTHCARE', 'CYBER'],
      modules: [...modules],
      deploymentContext: 'multi-industry',
      currency: 'USD',
      timezone: 'America/New_York',
    },
    roles: [role],
    modules: modulesFor(who),
    permissions: [],
    sides: sidesOf(who),
    rules: packRules(rulesFor(who)) as Me['rules'],
    preferences: usualPreferences,
    timezone: null,
    hasPhoto: false,
    enrollBy: null,
    sessionIdleMinutes: 720,
  };
}

export const signedIn = (accessToken = 'token-1', minutes = 15): SignedIn => ({
  accessToken,
  expiresAt: new Date(Date.now() + minutes * 60_000).toISOString(),
  user: me('SALES_REP').user,
});
