import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Industry } from '@talent-os/contracts/access/tables';
import { startOnboarding } from '@talent-os/contracts/talent/onboarding-changes';
import { listOnboarding, myOnboarding } from '@talent-os/contracts/talent/onboarding';
import type { ReactNode } from 'react';
import { query } from '../../../lib/query';
import { useMay } from '../../../lib/use-may';
import { EmptyState } from '../../../ui/loading/empty-state';
import { lazyPart } from '../../../ui/loading/lazy-part';
import { Page } from '../../../ui/page/page';
import { MyOnboarding } from './my-onboarding';
import { MyTasks } from './task/my-tasks';
import { StartDialog } from './plan/start-dialog';
import { useOnboardView } from './use-onboard-view';

/** Read by who looks after newcomers, and by nobody else. */
const Plans = lazyPart(async () => (await import('./plan/plans')).Plans);
const PlanDrawer = lazyPart(async () => (await import('./plan/plan-drawer')).PlanDrawer);

type OnboardingProps = { readonly title: string; readonly industry?: Industry };

/** Newcomers on their way: everybody’s plans for who runs or leads them, one’s own tasks, and one’s own plan. */
export function Onboarding({ title, industry }: OnboardingProps) {
  const sees = useMay(listOnboarding);
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
  return (
    <Page
      title={title}
      description="From the signed offer to the first ninety days"
      {...(!sees && { loading: mine })}
      actions={sees && <PlanActions view={view} />}
    >
      {parts.length > 1 && (
        <div>
          <SegmentedControl aria-label="Show" data={parts} value={part ?? ''} onChange={view.show} />
        </div>
      )}
      <Part part={part} view={view} plan={plan} tasks={tasks} none={<NoPlans sees={sees} />} />
      {sees && view.planId && <PlanDrawer key={view.planId} planId={view.planId} onClose={view.close} />}
      <StartingDialog view={view} industry={industry} />
    </Page>
  );
}

function NoPlans({ sees }: { readonly sees: boolean }) {
  const own = 'Your own onboarding stands here once you are hired, and what newcomers wait for from you.';
  return <EmptyState title="No one is onboarding" {...(!sees && { text: own })} />;
}

type PartProps = {
  readonly part: string | undefined;
  readonly view: ReturnType<typeof useOnboardView>;
  readonly plan: Parameters<typeof MyOnboarding>[0]['plan'] | null | undefined;
  readonly tasks: Parameters<typeof MyTasks>[0]['tasks'];
  readonly none: ReactNode;
};

function Part({ part, view, plan, tasks, none }: PartProps) {
  if (part === 'plans') return <Plans view={view} empty={none} />;
  if (part === 'tasks') return <MyTasks tasks={tasks} />;
  return part === 'mine' && plan ? <MyOnboarding plan={plan} /> : none;
}

type ViewProps = { readonly view: ReturnType<typeof useOnboardView> };

function PlanActions({ view }: ViewProps) {
  const starts = useMay(startOnboarding);
  return (
    starts && (
      <Button leftSection={<IconPlus size={16} />} onClick={view.start}>
        Start onboarding
      </Button>
    )
  );
}

function StartingDialog({ view, industry }: ViewProps & { readonly industry: Industry | undefined }) {
  const starts = useMay(startOnboarding);
  if (!starts || !view.starting) return null;
  return <StartDialog industry={industry} onStarted={view.open} onClose={view.close} />;
}
