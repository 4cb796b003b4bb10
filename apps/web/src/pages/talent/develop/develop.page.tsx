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
const Catalogue = lazyPart(async () => (await import('./catalogue/catalogue')).Catalogue);
const CatalogueActions = lazyPart(async () => (await import('./catalogue/catalogue-actions')).CatalogueActions);
const CatalogueOpened = lazyPart(async () => (await import('./catalogue/catalogue-opened')).CatalogueOpened);

const views = { matrix: 'Skill matrix', plans: 'Plans', catalogue: 'Catalogue' } as const;
type View = keyof typeof views;
const viewOf = (text: string | null): View => (text === 'plans' || text === 'catalogue' ? text : 'matrix');

/** What people of a team can do beside what their seats take, the plans that close the gaps, and what people learn by. */
export function Component() {
  const [params, change] = useViewParams();
  const { opened, open, create, close } = useOpened({
    plan: 'id',
    seat: 'id',
    item: 'id',
    new: ['plan', 'item', 'file', 'shipped'],
  });
  const view = viewOf(params.get('view'));
  const starts = opened.new === 'plan' || opened.seat !== undefined;
  const ofCatalogue = opened.item !== undefined || (opened.new !== undefined && opened.new !== 'plan');
  return (
    <Page
      title="Develop"
      description="What each team can do, what its seats take, and the plans that close the gaps"
      actions={
        <>
          <SegmentedControl
            aria-label="View"
            data={choicesOf(views)}
            value={view}
            onChange={(next) => change({ view: next === 'matrix' ? undefined : next }, { replace: true })}
          />
          {view === 'catalogue' ? (
            <CatalogueActions onNew={create} />
          ) : (
            <Button leftSection={<IconListCheck size={16} />} onClick={() => create('plan')}>
              Start plan
            </Button>
          )}
        </>
      }
    >
      {view === 'matrix' && <Matrix onPlan={(seat) => open({ seat })} onOpen={(plan) => open({ plan })} />}
      {view === 'plans' && <Plans />}
      {view === 'catalogue' && <Catalogue />}
      {opened.plan && <PlanDrawer key={opened.plan} planId={opened.plan} onClose={close} />}
      {ofCatalogue && (
        <CatalogueOpened
          item={opened.item}
          what={opened.new}
          onItem={(item) => open({ item }, { replace: true })}
          onClose={close}
        />
      )}
      {starts && (
        <StartDialog positionId={opened.seat} onClose={close} onDone={(plan) => open({ plan }, { replace: true })} />
      )}
    </Page>
  );
}
