import { describe, expect, it } from '@jest/globals';
import { industries, modules, modulesFor, roles, type Principal } from '@talent-os/contracts';
import fc from 'fast-check';
import { explainModules } from './access-explain.rules.js';

const id = '00000000-0000-7000-8000-000000000011';
const principals: fc.Arbitrary<Principal> = fc.record({
  userId: fc.constant(id),
  organizationId: fc.constant(id),
  sessionId: fc.constant(id),
  activeRole: fc.constantFrom(...roles),
  currentIndustry: fc.constantFrom(...industries),
  roleIndustries: fc.constant(['SALES' as const]),
  organizationIndustries: fc.constant([...industries]),
  organizationModules: fc.subarray([...modules]),
  deployment: fc.constant('multi-industry' as const),
  addedPermissions: fc.constant([]),
  hiddenModules: fc.subarray([...modules]),
  compliances: fc.constant([]),
  internalMobility: fc.boolean(),
});

const about = (principal: Partial<Principal>, module: (typeof modules)[number]) => {
  const [base] = fc.sample(principals, { numRuns: 1, seed: 1 });
  return explainModules({ ...base!, organizationModules: [...modules], hiddenModules: [], ...principal }).find(
    (row) => row.module === module,
  );
};

describe('the explanation of a module', () => {
  it('agrees with what the module list opens, for every principal', () =>
    fc.assert(
      fc.property(principals, (principal) => {
        const rows = explainModules(principal);
        expect(rows.map((row) => row.module)).toEqual([...modules]);
        expect(
          rows
            .filter((row) => row.allowed)
            .map((row) => row.module)
            .toSorted(),
        ).toEqual(modulesFor(principal).toSorted());
      }),
    ));

  it('names what closes and what opens', () =>
    fc.assert(
      fc.property(principals, (principal) => {
        for (const { allowed, decidedBy } of explainModules(principal))
          expect(/does not include|switched off/.test(decidedBy)).toBe(!allowed);
      }),
    ));

  it.each([
    [
      { activeRole: 'SALES_REP', currentIndustry: 'SALES' },
      'sales',
      true,
      'Role: Sales representative includes this module',
    ],
    [
      { activeRole: 'SALES_REP', currentIndustry: 'SALES' },
      'cyber',
      false,
      'Role: Sales representative does not include this module in Sales',
    ],
    [
      { activeRole: 'DEPARTMENT_HEAD', currentIndustry: 'CYBER' },
      'cyber',
      true,
      'Industry: Cybersecurity opens this module for Department head',
    ],
    [
      { activeRole: 'DEPARTMENT_HEAD', currentIndustry: 'CYBER' },
      'sales',
      false,
      'Role: Department head does not include this module in Cybersecurity',
    ],
    [
      { activeRole: 'SALES_REP', currentIndustry: 'SALES', organizationModules: [] },
      'sales',
      false,
      'Module: the organization has it switched off',
    ],
    [
      { activeRole: 'SALES_REP', currentIndustry: 'SALES', hiddenModules: ['wellness'] },
      'wellness',
      false,
      'Role: the organization’s own Sales representative does not include this module',
    ],
    [
      { activeRole: 'PLATFORM_ADMIN', currentIndustry: 'SALES', organizationModules: [] },
      'admin',
      true,
      'Role: Platform admin includes this module',
    ],
  ] as const)('%j and %s', (principal, module, allowed, decidedBy) =>
    expect(
      about(
        {
          ...(principal as Partial<Principal>),
          organizationModules: 'organizationModules' in principal ? [] : [...modules],
        },
        module,
      ),
    ).toEqual({ module, allowed, decidedBy }),
  );
});
