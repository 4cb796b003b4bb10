import { SegmentedControl, UnstyledButton } from '@mantine/core';
import type { RoleReadiness } from '@talent-os/contracts/cyber/readiness';
import { coverageLabels, coverages } from '@talent-os/contracts/cyber/readiness-work-roles';
import { counted } from '../../../../ui/counted';
import { NothingFound } from '../../../../ui/nothing-found';
import { StatusBadge } from '../../../../ui/status-badge';
import type { HubView } from '../use-hub-view';
import { CoverageBadge } from './coverage-badge';
import { FillButton } from './fill-button';
import css from '../hub.module.css';

const choices = [
  { value: '', label: 'All' },
  ...coverages.toReversed().map((value) => ({ value, label: coverageLabels[value] })),
];

/** Needed work roles, the most pressing first. */
export function RolesList({ roles, view }: { readonly roles: readonly RoleReadiness[]; readonly view: HubView }) {
  const shown = roles.filter(({ coverage }) => !view.coverage || coverage === view.coverage);
  return (
    <>
      <div className={css.bar}>
        <SegmentedControl
          size="xs"
          aria-label="Coverage"
          data={choices}
          value={view.coverage ?? ''}
          onChange={(value) => view.show(value || undefined)}
        />
        <span className={css.quiet} aria-live="polite">
          {counted(shown.length, 'work roles')}
        </span>
      </div>
      {shown.length === 0 && <NothingFound onClear={() => view.show(undefined)} />}
      <ul className={`${css.list} ${css.roles}`} aria-label="Work roles">
        {shown.map((role) => (
          <li key={role.workRole}>
            <div className={css.cell}>
              <UnstyledButton className={css.name} onClick={() => view.open(role.workRole)}>
                {role.name}
              </UnstyledButton>
              <span className={css.badges}>
                <CoverageBadge coverage={role.coverage} />
                <span className={css.quiet}>
                  {role.workRole} · {role.holders} of {role.target} people
                </span>
                {role.claims > 0 && (
                  <StatusBadge variant="default">{counted(role.claims, 'claims')} waiting</StatusBadge>
                )}
              </span>
            </div>
            {role.coverage !== 'covered' && <FillButton workRole={role.workRole} name={role.name} />}
          </li>
        ))}
      </ul>
    </>
  );
}
