import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { proposePerson, type rankPeople, type RankedPerson } from '@talent-os/contracts/cyber/deploy';
import { workRoleLevelLabel, workRoles } from '@talent-os/contracts/cyber/readiness-work-roles';
import type { Output } from '@talent-os/contracts/define';
import clsx from 'clsx';
import { useState } from 'react';
import { useCommand } from '@/lib/use-command';
import { Loaded } from '@/ui/loading/loaded';
import { Meter } from '@/ui/figures/meter';
import { StatusBadge } from '@/ui/display/status-badge';
import { Section } from '@/ui/page/section';
import { RowButton } from '@/ui/button/row-button';
import { EligibilityBadge } from './state-badges';
import { Quiet } from '@/ui/display/quiet';
import cell from '@/ui/table/cell.module.css';
import ruled from '@/ui/table/ruled.module.css';
import css from './rapid-deploy.module.css';

/** People shown before all of them are asked for. */
const FIRST = 6;

type RankedPeopleProps = {
  readonly people: UseQueryResult<Output<typeof rankPeople>>;
  readonly requestId: string;
  /** Everybody needed is found: nobody else is proposed. */
  readonly full: boolean;
};

/** Analysts in the order they fit the request, with what puts them there. */
export function RankedPeople({ people, requestId, full }: RankedPeopleProps) {
  const [all, setAll] = useState(false);
  return (
    <Section title="People who fit">
      <p className={cell.quiet}>
        Active clearance first, then people who are free, then readiness for the work roles. Nothing else counts; equals
        share a place.
      </p>
      <Loaded query={people} skeletons={4}>
        {({ people: ranked }) => {
          const open = ranked.filter(({ status }) => status === null);
          return (
            <>
              <ol className={ruled.list}>
                {open.slice(0, all ? undefined : FIRST).map((person) => (
                  <Person key={person.userId} person={person} requestId={requestId} full={full} />
                ))}
              </ol>
              {!all && open.length > FIRST && (
                <Button variant="subtle" size="xs" onClick={() => setAll(true)}>
                  Show all {open.length} people
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
    </Section>
  );
}

type PersonProps = Omit<RankedPeopleProps, 'people'> & { readonly person: RankedPerson };

function Person({ person, requestId, full }: PersonProps) {
  const { userId, name, rank, eligibility, committed, readiness, parts } = person;
  const propose = useCommand(proposePerson, { done: `${name} is asked` });
  return (
    <li>
      <span className={css.rank} aria-label={`Place ${rank}`}>
        {rank}
      </span>
      <div className={clsx(cell.cell, ruled.grow)}>
        <span className={cell.name}>{name}</span>
        <span className={cell.badges}>
          <EligibilityBadge eligibility={eligibility} />
          {committed && <StatusBadge>Accepted elsewhere</StatusBadge>}
        </span>
        <Meter percent={readiness} label={`Readiness of ${name}`} showValue />
        <Quiet>
          {parts
            .map(({ workRole, level }) => `${workRoles[workRole]}: ${level === 0 ? 'none' : workRoleLevelLabel(level)}`)
            .join(' · ')}
        </Quiet>
      </div>
      {!full && (
        <RowButton
          label="Propose"
          of={name}
          variant="default"
          loading={propose.loading}
          onClick={() => propose.mutate({ deployRequestId: requestId, userId })}
        />
      )}
    </li>
  );
}
