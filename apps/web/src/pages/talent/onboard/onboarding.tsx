import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Industry } from '@talent-os/contracts/access/tables';
import { startOnboarding } from '@talent-os/contracts/talent/onboarding-changes';
import { exportOnboarding, listOnboarding, myOnboarding } from '@talent-os/contracts/talent/onboarding';
import { query } from '../../../lib/query';
import { useMay } from '../../../lib/use-may';
import { CsvButton } from '../../../ui/csv-button';
import { EmptyState } from '../../../ui/empty-state';
import { Page } from '../../../ui/page';
import { MyOnboarding } from './my-onboarding';
import { MyTasks } from './my-tasks';
import { PlanDrawer } from './plan-drawer';
import { Plans } from './plans';
import { StartDialog } from './start-dialog';
import { useOnboardView } from './use-onboard-view';

type OnboardingProps = { readonly title: string; readonly industry?: Industry };

/** Newcomers on their way: everybody’s plans for who runs or leads them, one’s own tasks, and one’s own plan. */
export function Onboarding({ title, industry }: OnboardingProps) {
  const [sees, starts] = [useMay(listOnboarding), useMay(startOnboarding)];
  const view = useOnboardView(industry);
  const mine = useQuery(query(myOnboarding, {}));
  const tasks = (mine.data?.tasks ?? []).filter(({ own }) => !own);
  const plan = mine.data?.plan;
  const parts = [
    ...(sees ? [{ value: 'plans', label: 'Plans' }] : []),
    ...(plan ? [{ value: 'mine', label: 'My onboarding' }] : []),
    ...(tasks.length > 0 ? [{ value: 'tasks', label: `My tasks (${tasks.length})` }] : []),
  ];
  const part = (parts.find(({ value }) => value === view.part) ?? parts[0])?.value;
  const none = (
    <EmptyState
      title="No one is onboarding"
      {...(!sees && {
        text: 'Your own onboarding stands here once you are hired, and what newcomers wait for from you.',
      })}
    />
  );
  return (
    <Page
      title={title}
      description="From the signed offer to the first ninety days"
      {...(!sees && { loading: mine })}
      actions={
        sees && (
          <>
            <CsvButton of={exportOnboarding} wanted={view.wanted} />
            {starts && (
              <Button leftSection={<IconPlus size={16} />} onClick={view.start}>
                Start onboarding
              </Button>
            )}
          </>
        )
      }
    >
      {parts.length > 1 && (
        <div>
          <SegmentedControl aria-label="Show" data={parts} value={part ?? ''} onChange={view.show} />
        </div>
      )}
      {part === 'plans' && <Plans view={view} empty={none} />}
      {part === 'mine' && plan && <MyOnboarding plan={plan} />}
      {part === 'tasks' && <MyTasks tasks={tasks} />}
      {part === undefined && none}
      {sees && view.planId && <PlanDrawer key={view.planId} planId={view.planId} onClose={view.close} />}
      {starts && view.starting && <StartDialog industry={industry} onStarted={view.open} onClose={view.close} />}
    </Page>
  );
}
