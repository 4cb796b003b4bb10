import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Industry } from '@talent-os/contracts/access/tables';
import { getHeadcountPlan } from '@talent-os/contracts/talent/headcount';
import type { ReactNode } from 'react';
import { steadyQuery } from '../../../../lib/query';
import { Page } from '../../../../ui/page/page';
import { HeadcountFigures } from './headcount-figures';
import { HeadcountTable } from './headcount-table';
import type { ExtraColumn } from './headcount-columns';
import { NewRequestLink } from './new-request-link';
import { Outlook } from './outlook';
import { PlanFilters } from './plan-filters';
import { nameOf, usePlanView } from './use-plan-view';
import { quarterLabel } from './labels';
import { lazyPart } from '../../../../ui/loading/lazy-part';

const TargetDialog = lazyPart(async () => (await import('./target-dialog')).TargetDialog);

type HeadcountScreenProps = {
  readonly title: string;
  /** The industry the address stands for; all the caller works in where absent. */
  readonly industry?: Industry;
  /** What the industry adds to a row. */
  readonly extra?: readonly ExtraColumn[];
  readonly children?: ReactNode;
};

const NONE: readonly ExtraColumn[] = [];

/** Seats by team against their targets, quarter by quarter. */
export function HeadcountScreen({ title, industry, extra = NONE, children }: HeadcountScreenProps) {
  const view = usePlanView(industry);
  const plan = useQuery(steadyQuery(getHeadcountPlan, { ...view.params.paging, ...view.input }));
  const team = plan.data?.items.find((one) => nameOf(one) === view.target);
  return (
    <Page
      title={title}
      description="Seats by team against their targets"
      actions={
        <>
          {plan.data && (
            <Select
              aria-label="Quarter"
              w={120}
              allowDeselect={false}
              data={plan.data.quarters.map((value) => ({ value, label: quarterLabel(value) }))}
              value={plan.data.quarter}
              onChange={(quarter) => view.params.patch({ quarter: quarter ?? undefined })}
            />
          )}
          <NewRequestLink {...(industry && { industry })} />
        </>
      }
    >
      <HeadcountFigures plan={plan.data} input={view.input} />
      <HeadcountTable
        plan={plan}
        view={view}
        extra={extra}
        toolbar={<PlanFilters view={view} withIndustry={industry === undefined} />}
      />
      {children}
      <Outlook plan={plan} />
      {team && plan.data && <TargetDialog team={team} quarter={plan.data.quarter} onClose={view.close} />}
    </Page>
  );
}
