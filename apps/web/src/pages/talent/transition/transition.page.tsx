import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listMyTransitions, listTransitions } from '@talent-os/contracts/talent/transitions';
import { query } from '@/lib/query';
import { useOpened } from '@/lib/use-opened';
import { useMay } from '@/lib/use-may';
import { EmptyState } from '@/ui/loading/empty-state';
import { Page } from '@/ui/page/page';
import { lazyPart } from '@/ui/loading/lazy-part';
import { AllActions, AllTransitions } from './all-transitions';
import { EndedTransitions } from './ended-transitions';
import { MyTransitions } from '@/features/transitions/my-transitions';
import { useTransitionFilters } from './use-transition-filters';

const TransitionDrawer = lazyPart(async () => (await import('./drawer/transition-drawer')).TransitionDrawer);

/** Everybody’s moves for who steers them, and for everybody here the ones in which something is theirs. */
export function Component() {
  const filters = useTransitionFilters();
  const { params } = filters;
  const steers = useMay(listTransitions);
  const mine = useQuery(query(listMyTransitions, {}));
  const { items = [], ended = [] } = mine.data ?? {};
  const own = items.length;
  const hasPart = own + ended.length > 0;
  const parts = [
    { value: 'all', label: 'All moves' },
    { value: 'mine', label: `My part (${own})` },
  ];
  const showsMine = !steers || (hasPart && params.get('show') === 'mine');
  const { opened, open, close } = useOpened({ transition: 'id' });
  return (
    <Page
      title="Transition"
      description="Moves from seat to seat: who agrees, what is handed over, and the day they take effect."
      {...(!steers && { loading: mine })}
      actions={steers && <AllActions filters={filters} onOpen={open} />}
    >
      {steers && hasPart && (
        <div>
          <SegmentedControl
            aria-label="Show"
            data={parts}
            value={showsMine ? 'mine' : 'all'}
            onChange={(show) => params.patch({ show: show === 'mine' ? show : undefined })}
          />
        </div>
      )}
      {!showsMine && <AllTransitions filters={filters} onOpen={open} />}
      {showsMine && <Mine own={own} ended={ended} onOpen={open} />}
      {opened.transition && (
        <TransitionDrawer key={opened.transition} transitionId={opened.transition} onClose={close} />
      )}
    </Page>
  );
}

type MineProps = {
  /** How many moves under way have a part of mine. */
  readonly own: number;
  readonly ended: Parameters<typeof EndedTransitions>[0]['moves'];
  readonly onOpen: (transition: string) => void;
};

function Mine({ own, ended, onOpen }: MineProps) {
  return (
    <>
      <MyTransitions />
      {ended.length > 0 && <EndedTransitions moves={ended} onOpen={onOpen} />}
      {own + ended.length === 0 && (
        <EmptyState
          title="No transitions"
          text="Your own move to another seat stands here, and what you approve or hand over in the moves of others."
        />
      )}
    </>
  );
}
