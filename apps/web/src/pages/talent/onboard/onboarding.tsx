import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Industry } from '@talent-os/contracts/access/tables';
import { startOnboarding } from '@talent-os/contracts/talent/onboarding-changes';
import { listOnboarding, myOnboarding } from '@talent-os/contracts/talent/onboarding';
import type { ReactNode } from 'react';
import { query } from '@/lib/query';
import { useMay } from '@/lib/use-may';
import { EmptyState } from '@/ui/loading/empty-state';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Page } from '@/ui/page/page';
import { MyOnboarding } from './my-onboarding';
import { MyTasks } from '@/features/onboarding/my-tasks';
import { StartDialog } from './plan/start-dialog';
import { useOnboardPlace } from './use-onboard-place';

/** Read by who looks after newcomers, and by nobody else. */
const Plans = lazyPart(async () => (await import('./plan/plans')).Plans);
const PlanDrawer = lazyPart(async () => (await import('./plan/plan-drawer')).PlanDrawer);

type OnboardingProps = { readonly title: string; readonly industry?: Industry };

/** Newcomers on their way: everybody’s plans for who runs or leads them, one’s own tasks, and one’s own plan. */
export function Onboarding({ title, industry }: OnboardingProps) {
  const sees = useMay(listOnboarding);
  const place = useOnboardPlace(industry);
  const mine = useQuery(query(myOnboarding, {}));
  const tasks = (mine.data?.tasks ?? []).filter(({ own }) => !own);
  const plan = mine.data?.plan;
  const parts = [
    ...(sees ? [{ value: 'plans', label: 'Plans' }] : []),
    ...(plan ? [{ value: 'mine', label: 'My onboarding' }] : []),
    ...(tasks.length > 0 ? [{ value: 'tasks', label: `My tasks (${tasks.length})` }] : []),
  ];
  const part = (parts.find(({ value }) => value === place.part) ?? parts[0])?.value;
  return (
    <Page
      title={title}
      description="From the signed offer to the first ninety days"
      {...(!sees && { loading: mine })}
      actions={sees && <PlanActions place={place} />}
    >
      {parts.length > 1 && (
        <div>
          <SegmentedControl aria-label="Show" data={parts} value={part ?? ''} onChange={place.show} />
        </div>
      )}
      <Part part={part} place={place} plan={plan} tasks={tasks} none={<NoPlans sees={sees} />} />
      {sees && place.opened.plan && (
        <PlanDrawer key={place.opened.plan} planId={place.opened.plan} onClose={place.close} />
      )}
      <StartingDialog place={place} industry={industry} />
    </Page>
  );
}

function NoPlans({ sees }: { readonly sees: boolean }) {
  const own = 'Your own onboarding stands here once you are hired, and what newcomers wait for from you.';
  return <EmptyState title="No one is onboarding" {...(!sees && { text: own })} />;
}

type PartProps = {
  readonly part: string | undefined;
  readonly place: ReturnType<typeof useOnboardPlace>;
  readonly plan: Parameters<typeof MyOnboarding>[0]['plan'] | null | undefined;
  readonly tasks: Parameters<typeof MyTasks>[0]['tasks'];
  readonly none: ReactNode;
};

function Part({ part, place, plan, tasks, none }: PartProps) {
  if (part === 'plans') return <Plans place={place} empty={none} />;
  if (part === 'tasks') return <MyTasks tasks={tasks} />;
  return part === 'mine' && plan ? <MyOnboarding plan={plan} /> : none;
}

type PlaceProps = { readonly place: ReturnType<typeof useOnboardPlace> };

function PlanActions({ place }: PlaceProps) {
  const starts = useMay(startOnboarding);
  return (
    starts && (
      <Button leftSection={<IconPlus size={16} />} onClick={() => place.create('onboarding')}>
        Start onboarding
      </Button>
    )
  );
}

function StartingDialog({ place, industry }: PlaceProps & { readonly industry: Industry | undefined }) {
  const starts = useMay(startOnboarding);
  if (!starts || !place.opened.new) return null;
  return <StartDialog industry={industry} onStarted={place.open} onClose={place.close} />;
}
