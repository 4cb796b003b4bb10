import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { myShifts } from '@talent-os/contracts/healthcare/shifts';
import type { ReactNode } from 'react';
import { query } from '../../../lib/query';
import { Page } from '../../../ui/page';
import { Stats } from '../../../ui/stats';
import { TabList } from '../../../ui/tab-list';
import { Approvals } from './manager/approvals';
import { Roster } from './manager/roster';
import { AvailabilityForm } from './availability-form';
import { Exchanges } from './exchanges';
import { figuresOf } from './figures';
import { OpenShifts } from './open-shifts';
import { Schedule } from './schedule';
import { useView, type View } from './use-view';
import css from './shifts.module.css';

const parts: Record<View, () => ReactNode> = {
  schedule: Schedule,
  open: OpenShifts,
  exchanges: Exchanges,
  availability: AvailabilityForm,
  approvals: Approvals,
  roster: Roster,
};

/** Professionals see their own shifts and the ones they may claim; managers decide, publish and fill. */
export function Component() {
  const { works, labels, view, show } = useView();
  const mine = useQuery({ ...query(myShifts, {}), enabled: works });
  const Part = parts[view];
  return (
    <Page
      title="Shift Management"
      description={
        works ? 'Your shifts, and the ones you may claim.' : 'Shifts of all departments, and what waits for you.'
      }
      {...(works && { loading: mine })}
      skeletons={4}
    >
      {mine.data && <Stats items={figuresOf(mine.data)} />}
      <Tabs value={view} onChange={show} keepMounted={false} classNames={{ panel: css.panel }}>
        <TabList label="Parts of shift management" labels={labels} value={view} />
        <Tabs.Panel value={view}>
          <Part />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
