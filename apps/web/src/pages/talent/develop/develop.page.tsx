import { Button, SegmentedControl } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { choicesOf } from '@/lib/choices';
import { useOpened } from '@/lib/use-opened';
import { useViewParams } from '@/lib/use-view-params';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Page } from '@/ui/page/page';
import { Matrix } from './matrix';

const Plans = lazyPart(async () => (await import('./plans')).Plans);
const PlanDrawer = lazyPart(async () => (await import('./plan-drawer')).PlanDrawer);
const StartDialog = lazyPart(async () => (await import('./start-dialog')).StartDialog);

const views = { matrix: 'Skill matrix', plans: 'Plans' } as const;

/** What people of a team can do beside what their seats take, and the plans that close the gaps. */
export function Component() {
  const [params, change] = useViewParams();
  const { opened, open, create, close } = useOpened({ plan: 'id', seat: 'id', new: ['plan'] });
  const showsPlans = params.get('view') === 'plans';
  return (
    <Page
      title="Develop"
      description="What each team can do, what its seats take, and the plans that close the gaps"
      actions={
        <>
          <SegmentedControl
            aria-label="View"
            data={choicesOf(views)}
            value={showsPlans ? 'plans' : 'matrix'}
            onChange={(view) => change({ view: view === 'plans' ? view : undefined }, { replace: true })}
          />
          <Button leftSection={<IconListCheck size={16} />} onClick={() => create('plan')}>
            Start plan
          </Button>
        </>
      }
    >
      {showsPlans ? <Plans /> : <Matrix onPlan={(seat) => open({ seat })} onOpen={(plan) => open({ plan })} />}
      {opened.plan && <PlanDrawer key={opened.plan} planId={opened.plan} onClose={close} />}
      {(opened.new || opened.seat) && (
        <StartDialog positionId={opened.seat} onClose={close} onDone={(plan) => open({ plan }, { replace: true })} />
      )}
    </Page>
  );
}
