import { useAbility } from '@casl/react';
import { abilityActions, type AppAbility } from '@talent-os/contracts/access/ability';
import { industryLabels, type Audience, type Industry } from '@talent-os/contracts/access/tables';
import type { CSSProperties } from 'react';
import { useMe } from '@/lib/session';
import { RoleSwitcher } from './role-switcher';
import css from './workplace.module.css';

const industryHue: Readonly<Record<Industry, number>> = { SALES: 150, HEALTHCARE: 15, CYBER: 35 };

/** The sides of the marketplace a person stands on, as chips. */
const chips: readonly (readonly [Audience, string])[] = [
  ['manager', 'Manager'],
  ['recruiter', 'Recruiter'],
  ['candidate', 'Candidate'],
  ['professional', 'Professional'],
  ['admin', 'Admin'],
];

/** Where people work: industry, deployment, marketplace roles, and the switch between roles for those who hold several. */
export function Workplace() {
  const { user } = useMe();
  const ability = useAbility<AppAbility>();
  return (
    <div className={css.row}>
      <span className={css.industry} style={{ '--hub-h': industryHue[user.currentIndustry] } as CSSProperties}>
        {industryLabels[user.currentIndustry]}
      </span>
      <span className={css.deployment}>{user.deploymentContext}</span>
      {chips
        .filter(([audience]) => ability.can(abilityActions.audience, audience))
        .map(([audience, label]) => (
          <span key={audience} className={css.chip}>
            {label}
          </span>
        ))}
      {user.industryRoles.length > 1 && <RoleSwitcher />}
    </div>
  );
}
