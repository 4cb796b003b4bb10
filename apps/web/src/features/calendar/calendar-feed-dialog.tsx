import { Button, CopyButton, Group, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { closeCalendarFeed, getCalendarFeed, openCalendarFeed } from '@talent-os/contracts/productivity/calendar';
import { useState } from 'react';
import { ago } from '@/lib/format';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { Dialog } from '@/ui/dialog/dialog';
import { ErrorCard } from '@/ui/loading/error-card';
import cell from '@/ui/table/cell.module.css';

/** The address calendars subscribe to: shown once, replaced or taken back at any time. */
export function CalendarFeedDialog({ onClose }: { readonly onClose: () => void }) {
  const feed = useQuery(query(getCalendarFeed, {}));
  const [address, setAddress] = useState<string>();
  const open = useCommand(openCalendarFeed);
  const close = useCommand(closeCalendarFeed, { done: 'The address no longer works' });
  const known = feed.data?.feed;
  const make = () =>
    open.run({}).then(
      ({ path }) => setAddress(new URL(path, location.origin).toString()),
      // What failed has told its own story by then.
      () => undefined,
    );
  const revoke = () =>
    close.run({}).then(
      () => setAddress(undefined),
      () => undefined,
    );
  return (
    <Dialog onClose={onClose} title="Subscribe to my calendar">
      <Stack gap="md">
        <p className={cell.quiet}>
          Your calendar program reads your shifts, leave, interviews, open tasks and check-ins from a secret address and
          keeps them up to date. Whoever has the address reads them too, so share it with nobody.
        </p>
        {feed.isError && <ErrorCard failure={feed.error} onRetry={feed.refetch} />}
        {address && (
          <TextInput
            label="Address"
            description="It is shown this once. Copy it into your calendar program."
            value={address}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
        {!address && known && <KnownFeed {...known} />}
        {feed.data && (
          <Group justify="flex-end" gap="sm">
            {known && (
              <Button variant="default" color="red" loading={close.loading} onClick={() => void revoke()}>
                Revoke
              </Button>
            )}
            {address ? (
              <CopyButton value={address}>
                {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copied' : 'Copy address'}</Button>}
              </CopyButton>
            ) : (
              <Button loading={open.loading} onClick={() => void make()}>
                {known ? 'Replace address' : 'Create address'}
              </Button>
            )}
          </Group>
        )}
      </Stack>
    </Dialog>
  );
}

function KnownFeed({ createdAt, readAt }: { readonly createdAt: string; readonly readAt: string | null }) {
  return (
    <p>
      An address exists since {ago(createdAt)}
      {readAt ? `, and was last read ${ago(readAt)}.` : ', and no calendar has read it yet.'}
    </p>
  );
}
