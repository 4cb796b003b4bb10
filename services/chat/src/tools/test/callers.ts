import { modules, type Industry, type Principal, type Role } from '@talent-os/contracts';

const everywhere: readonly Industry[] = ['SALES', 'HEALTHCARE', 'CYBER'];
const industryOf: Partial<Record<Role, Industry>> = { HEALTHCARE_PROFESSIONAL: 'HEALTHCARE', CYBER_ANALYST: 'CYBER' };
const professionals: readonly Role[] = ['SALES_REP', 'HEALTHCARE_PROFESSIONAL', 'CYBER_ANALYST'];

/** Somebody of an organization with all industries and modules; professionals may move inside it. */
export function principalOf(activeRole: Role, more: Partial<Principal> = {}): Principal {
  const currentIndustry = more.currentIndustry ?? industryOf[activeRole] ?? 'SALES';
  return {
    userId: '0199a000-0000-7000-8000-000000000001',
    organizationId: '0199a000-0000-7000-8000-000000000002',
    sessionId: '0199a000-0000-7000-8000-000000000003',
    activeRole,
    currentIndustry,
    roleIndustries: [currentIndustry],
    organizationIndustries: [...everywhere],
    organizationModules: [...modules],
    deployment: 'multi-industry',
    addedPermissions: [],
    hiddenModules: [],
    compliances: [],
    internalMobility: professionals.includes(activeRole),
    ...more,
  };
}
