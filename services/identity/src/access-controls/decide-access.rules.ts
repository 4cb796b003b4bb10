import {
  abilityFor,
  admits,
  industryLabels,
  industryOfPermission,
  modulesFor,
  roleTable,
  type Industry,
  type Module,
  type Permission,
  type Principal,
} from '@talent-os/contracts';
import { moduleOfPermission } from '@talent-os/contracts/access/module-of-permission.js';
import type { accessRules, recordOwners } from '@talent-os/contracts/identity/access-controls.js';
import { toxicPairs } from '@talent-os/contracts/access/toxic-pairs.js';
import { wordsOf } from '@talent-os/contracts/words.js';

type Rule = (typeof accessRules)[number];
type AccessRequest = {
  readonly permission: Permission;
  readonly industry: Industry;
  readonly owner: (typeof recordOwners)[number];
};
/** A role somebody holds, as a principal; `name` is the organization's own for it. */
type HeldPrincipal = { readonly name: string | null; readonly principal: Principal };
type Person = { readonly active: boolean; readonly organization: { readonly name: string } };
type Answer = { readonly passed: boolean; readonly detail: string };
type Explained = { rule: Rule; outcome: 'passed' | 'failed' | 'skipped'; detail: string };

/** Permissions to decide about what somebody else did: nobody decides about their own. */
const decides = new Set<Permission>(Object.values(toxicPairs).map(({ permissions: [, second] }) => second));

const labelOf = ({ name, principal }: HeldPrincipal): string => name ?? roleTable[principal.activeRole].label;

/** Every rule about a permission in the order it is asked; what comes after the first that fails is not. */
export function decideAccess(person: Person, held: readonly HeldPrincipal[], asked: AccessRequest) {
  const { permission, industry, owner } = asked;
  const module = moduleOfPermission(permission);
  const inIndustry = held.filter(({ principal }) => worksIn(principal, industry));
  const granting = inIndustry.filter(({ principal }) =>
    admits(abilityFor({ ...principal, currentIndustry: industry }), {
      permission: [permission],
      ...(industryOfPermission[permission] && { industry: [industry] }),
    }),
  );
  const questions: readonly (readonly [Rule, () => Answer])[] = [
    [
      'organization',
      () => ({
        passed: person.active,
        detail: person.active ? person.organization.name : 'The account or the organization is closed',
      }),
    ],
    ['module', () => moduleAnswer(held, module)],
    [
      'industry',
      () => ({
        passed: inIndustry.length > 0,
        detail: inIndustry.length > 0 ? industryLabels[industry] : `No role in ${industryLabels[industry]}`,
      }),
    ],
    [
      'role',
      () => ({
        passed: granting.length > 0,
        detail:
          granting.length > 0 ? granting.map(labelOf).join(', ') : `None of: ${inIndustry.map(labelOf).join(', ')}`,
      }),
    ],
    ['reach', () => reachAnswer(granting, owner)],
    [
      'self',
      () => {
        const own = owner === 'own' && decides.has(permission);
        return {
          passed: !own,
          detail: own ? 'They would decide about their own' : 'Not about what they did themselves',
        };
      },
    ],
  ];
  const rules: Explained[] = [];
  for (const [rule, ask] of questions) {
    if (rules.some(({ outcome }) => outcome === 'failed')) {
      rules.push({ rule, outcome: 'skipped', detail: 'Not reached' });
      continue;
    }
    const { passed, detail } = ask();
    rules.push({ rule, outcome: passed ? 'passed' : 'failed', detail });
  }
  return { allowed: rules.every(({ outcome }) => outcome === 'passed'), rules };
}

/** Administrators work in every industry of the organization; everybody else in the one of their role. */
const worksIn = ({ activeRole, currentIndustry, organizationIndustries }: Principal, industry: Industry): boolean =>
  roleTable[activeRole].permissions === 'all'
    ? organizationIndustries.includes(industry)
    : currentIndustry === industry;

function moduleAnswer(held: readonly HeldPrincipal[], module: Module | undefined): Answer {
  if (!module) return { passed: true, detail: 'Every hub' };
  const opened = held.some(({ principal }) => modulesFor(principal).includes(module));
  const on = held.some(({ principal }) => principal.organizationModules.includes(module));
  const name = wordsOf(module);
  if (opened) return { passed: true, detail: name };
  return { passed: false, detail: on ? `${name} is open to none of their roles` : `${name} is switched off` };
}

const reaches = { own: ['own'], team: ['own', 'team'], organization: ['own', 'team', 'other'] } as const;
const reachWords = { own: 'Their own records', team: 'Theirs and their team’s', organization: 'Everybody’s' } as const;

function reachAnswer(granting: readonly HeldPrincipal[], owner: AccessRequest['owner']): Answer {
  const found = granting.map(({ principal }) => roleTable[principal.activeRole].reach);
  const passed = found.some((reach) => (reaches[reach] as readonly string[]).includes(owner));
  const widest = (['organization', 'team', 'own'] as const).find((reach) => found.includes(reach)) ?? 'own';
  return { passed, detail: reachWords[widest] };
}
