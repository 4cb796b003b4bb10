import { Button, Group, Text } from '@mantine/core';
import { routes, type RouteRow } from '@talent-os/contracts/navigation/index';
import { use, useEffect } from 'react';
import { matchPath, useBlocker, type BlockerFunction } from 'react-router-dom';
import { isOnline } from '@/lib/connection';
import { counted } from '@/lib/counted';
import { notify } from '@/lib/notify';
import { PrefetchContext } from '@/lib/prefetch';
import { unsavedLeftFor, type UnsavedForm } from '@/lib/unsaved';
import { Dialog } from '@/ui/dialog/dialog';

const rows: readonly RouteRow[] = routes;
const nameOf = (pathname: string): string =>
  rows.find(({ path }) => path === pathname || matchPath(path, pathname))?.label ?? 'This screen';

/** How long it stays to be read why a screen does not open, in milliseconds. */
const READ_MS = 6_000;

/**
 * Stands before every way to another screen: one whose code is not loaded is explained while there is no connection, and
 * what was typed and not sent is asked about.
 */
export function NavigationGuard() {
  const ahead = use(PrefetchContext);
  const isAway: BlockerFunction = ({ currentLocation, nextLocation }) =>
    currentLocation.pathname !== nextLocation.pathname && !isOnline() && !ahead.isHere(nextLocation.pathname);
  const blocker = useBlocker((way) => isAway(way) || unsavedLeftFor(way.nextLocation).length > 0);
  const unsaved = blocker.state === 'blocked' ? unsavedLeftFor(blocker.location) : [];
  const away = blocker.state === 'blocked' && !isOnline() && !ahead.isHere(blocker.location.pathname);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (away) {
      const name = nameOf(blocker.location.pathname);
      notify.warning(`${name} is not loaded yet. It opens when you are back online.`, { duration: READ_MS });
      blocker.reset();
    } else if (unsaved.length === 0) blocker.proceed();
  }, [blocker, away, unsaved.length]);

  if (blocker.state !== 'blocked' || away || unsaved.length === 0) return null;
  return <LeaveQuestion unsaved={unsaved} onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />;
}

type LeaveQuestionProps = {
  readonly unsaved: readonly UnsavedForm[];
  readonly onStay: () => void;
  readonly onLeave: () => void;
};

function LeaveQuestion({ unsaved, onStay, onLeave }: LeaveQuestionProps) {
  const entries = unsaved.reduce((sum, form) => sum + form.entries(), 0);
  const words = counted(entries, 'entries');
  const kept = unsaved.every((form) => form.kept);
  const discard = () => {
    for (const form of unsaved) form.discard();
    onLeave();
  };
  return (
    <Dialog title="Leave this form?" size="md" onClose={onStay}>
      <Text size="sm">
        {words} {entries === 1 ? 'is' : 'are'} not sent.
        {kept && ' A draft stays in this browser tab, for you only.'}
      </Text>
      <Group gap="xs" mt="lg">
        <Button onClick={onStay} data-autofocus>
          Stay
        </Button>
        {kept && (
          <Button variant="default" onClick={onLeave}>
            Leave, keep draft
          </Button>
        )}
        <Button variant="subtle" color="red" ml="auto" onClick={discard}>
          Discard {words}
        </Button>
      </Group>
    </Dialog>
  );
}
