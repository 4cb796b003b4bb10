import { Button, SegmentedControl, UnstyledButton } from '@mantine/core';
import type { RoleReadiness } from '@talent-os/contracts/cyber/readiness';
import { coverageLabels, coverages } from '@talent-os/contracts/cyber/readiness-work-roles';
import { useState } from 'react';
import { counted } from '@/lib/counted';
import { NothingFound } from '@/ui/loading/nothing-found';
import { StatusBadge } from '@/ui/display/status-badge';
import type { HubView } from '../use-hub-view';
import { CoverageBadge } from './coverage-badge';
import { FillButton } from './fill-button';
import { Quiet } from '@/ui/display/quiet';
import cell from '@/ui/table/cell.module.css';
import css from '../hub.module.css';

const choices = [
  { value: '', label: 'All' },
  ...coverages.toReversed().map((value) => ({ value, label: coverageLabels[value] })),
];

/** Work roles shown before all of them are asked for. */
const FIRST = 6;

/** Needed work roles, the most pressing first. */
export function RolesList({ roles, view }: { readonly roles: readonly RoleReadiness[]; readonly view: HubView }) {
  const [all, setAll] = useState(false);
  const fitting = roles.filter(
    ({ coverage, category }) =>
      (!view.coverage || coverage === view.coverage) && (!view.category || category === view.category),
  );
  const shown = fitting.slice(0, all ? undefined : FIRST);
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
        <span className={cell.quiet} aria-live="polite">
          {counted(fitting.length, 'work roles')}
        </span>
      </div>
      {shown.length === 0 && <NothingFound onClear={() => view.show(undefined)} />}
      <ul className={`${css.list} ${css.roles}`} aria-label="Work roles">
        {shown.map((role) => (
          <li key={role.workRole}>
            <div className={cell.cell}>
              <UnstyledButton className={cell.name} onClick={() => view.open(role.workRole)}>
                {role.name}
              </UnstyledButton>
              <span className={cell.badges}>
                <CoverageBadge coverage={role.coverage} />
                <Quiet>
                  {role.workRole} · {role.holders} filled, {role.target} needed
                </Quiet>
                {role.claims > 0 && (
                  <StatusBadge variant="default">{counted(role.claims, 'claims')} waiting</StatusBadge>
                )}
              </span>
            </div>
            {role.coverage !== 'covered' && <FillButton workRole={role.workRole} name={role.name} />}
          </li>
        ))}
      </ul>
      {shown.length < fitting.length && (
        <Button variant="subtle" size="xs" onClick={() => setAll(true)}>
          Show all {fitting.length} work roles
        </Button>
      )}
    </>
  );
}
