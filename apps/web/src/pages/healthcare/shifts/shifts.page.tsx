import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { myShifts } from '@talent-os/contracts/healthcare/shifts';
import type { ComponentType } from 'react';
import { query } from '@/lib/query';
import { Page } from '@/ui/page/page';
import { Stats } from '@/ui/figures/stats';
import { TabList } from '@/ui/page/tab-list';
import { figuresOf } from './figures';
import { Schedule } from './schedule';
import { lazyPart } from '@/ui/loading/lazy-part';
import { useView, type View } from './use-view';
import css from './shifts.module.css';

const Approvals = lazyPart(async () => (await import('./manager/approvals')).Approvals);
const AvailabilityForm = lazyPart(async () => (await import('./availability-form')).AvailabilityForm);
const Exchanges = lazyPart(async () => (await import('./exchanges')).Exchanges);
const OpenShifts = lazyPart(async () => (await import('./open-shifts')).OpenShifts);
const Roster = lazyPart(async () => (await import('./manager/roster')).Roster);
const RosterWeek = lazyPart(async () => (await import('./week/roster-week')).RosterWeek);

const parts: Record<View, ComponentType> = {
  schedule: Schedule,
  open: OpenShifts,
  exchanges: Exchanges,
  availability: AvailabilityForm,
  approvals: Approvals,
  roster: Roster,
  week: RosterWeek,
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
