import { Select } from '@mantine/core';
import type { Industry } from '@talent-os/contracts/access/tables';
import { headcountCalled } from '@talent-os/contracts/figures/called';
import { getHeadcountPlan } from '@talent-os/contracts/talent/headcount';
import type { ReactNode } from 'react';
import { useListAnswer } from '@/lib/use-list-answer';
import { useListFilters } from '@/lib/use-list-filters';
import { useOpened } from '@/lib/use-opened';
import { Page } from '@/ui/page/page';
import { HeadcountFigures } from './headcount-figures';
import { HeadcountTable, type ExtraColumn } from './headcount-table';
import { NewRequestLink } from './new-request-link';
import { nameOf, quarterLabel } from './labels';
import { lazyPart } from '@/ui/loading/lazy-part';

const Outlook = lazyPart(async () => (await import('./outlook')).Outlook);
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
  const list = useListFilters(getHeadcountPlan, {
    called: headcountCalled,
    beside: ['quarter'],
    derive: () => (industry ? { industry } : {}),
  });
  const plan = useListAnswer(list);
  const { opened, open, close } = useOpened({ target: 'id' });
  const team = plan.data?.items.find((one) => nameOf(one) === opened.target);
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
              onChange={(quarter) => list.params.patch({ quarter: quarter ?? undefined })}
            />
          )}
          <NewRequestLink {...(industry && { industry })} />
        </>
      }
    >
      <HeadcountFigures plan={plan.data} input={list.input} />
      <HeadcountTable
        list={list}
        extra={extra}
        everyIndustry={industry === undefined}
        onTarget={(one) => open(nameOf(one))}
      />
      {children}
      <Outlook plan={plan} />
      {team && plan.data && <TargetDialog team={team} quarter={plan.data.quarter} onClose={close} />}
    </Page>
  );
}
