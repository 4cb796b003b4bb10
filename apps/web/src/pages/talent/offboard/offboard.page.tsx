import { Button } from '@mantine/core';
import { IconUserMinus } from '@tabler/icons-react';
import { listOffboardings } from '@talent-os/contracts/talent/offboarding';
import { leavingTypes, offboardingStates } from '@talent-os/contracts/talent/offboarding-states';
import { choicesOf } from '@/lib/choices';
import { useListFilters } from '@/lib/use-list-filters';
import { useOpened } from '@/lib/use-opened';
import { useToday } from '@/lib/use-today';
import { RecordList } from '@/ui/list/record-list';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Page } from '@/ui/page/page';
import { leaverColumns, leaverMain } from './leaver-columns';
import { Themes } from './themes';

const LeaverDrawer = lazyPart(async () => (await import('./leaver-drawer')).LeaverDrawer);
const StartDialog = lazyPart(async () => (await import('./start-dialog')).StartDialog);

/** People who leave: their last day, what is to be done, and whether their access has ended. */
export function Component() {
  const list = useListFilters(listOffboardings);
  const today = useToday();
  const { opened, open, create, close } = useOpened({ offboarding: 'id', new: ['offboarding'] });
  return (
    <Page
      title="Offboard"
      description="Who leaves, what is handed over, and when access ends"
      actions={
        <Button leftSection={<IconUserMinus size={16} />} onClick={() => create('offboarding')}>
          Start offboarding
        </Button>
      }
    >
      <RecordList
        list={list}
        label="offboardings"
        opens="offboarding"
        main={leaverMain}
        columns={leaverColumns(today)}
        filters={{
          search: 'Name, role or team',
          status: { label: 'Status', all: 'Any status', choices: choicesOf(offboardingStates) },
          type: { label: 'Type', all: 'Any type', choices: choicesOf(leavingTypes) },
          running: 'Leaving now',
        }}
        empty="No one is leaving"
      />
      <Themes />
      {opened.offboarding && (
        <LeaverDrawer key={opened.offboarding} offboardingId={opened.offboarding} onClose={close} />
      )}
      {opened.new && <StartDialog onClose={close} onDone={(id) => open({ offboarding: id }, { replace: true })} />}
    </Page>
  );
}
