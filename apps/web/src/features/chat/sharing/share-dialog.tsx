import { Text } from '@mantine/core';
import { listColleagues, revokeShare, sharingBarriers, shareSession } from '@talent-os/contracts/chat/shares';
import type { Output } from '@talent-os/contracts/define';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RecordRow } from '@/ui/table/record-row';
import { Quiet } from '@/ui/display/quiet';
import { steadyQuery } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { Dialog } from '@/ui/dialog/dialog';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { RowButton } from '@/ui/button/row-button';
import rows from '@/ui/table/rows.module.css';
import { SearchField } from '@/ui/field/search-field';

type ShareDialogProps = { readonly sessionId: string; readonly onClose: () => void };

/** With whom a conversation is shared, who may be added, and why the others may not. */
export function ShareDialog({ sessionId, onClose }: ShareDialogProps) {
  const [search, setSearch] = useState('');
  const colleagues = useQuery(steadyQuery(listColleagues, { sessionId, search }));
  return (
    <Dialog title="Share conversation" size="lg" onClose={onClose}>
      <Text size="sm" c="dimmed" mb="sm">
        They read it as it stands and as it goes on, and change nothing in it. Their rights are checked each time they
        open it.
      </Text>
      <SearchField label="Find a colleague" placeholder="Find a colleague" value={search} onSearch={setSearch} />
      <Loaded query={colleagues} skeletons={4}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              {...(search
                ? { title: 'Nobody with this name' }
                : { title: 'Not shared with anybody', text: 'Find a colleague by name to share it with.' })}
            />
          ) : (
            <ul className={`${rows.rows} ${rows.inset}`} aria-label="Colleagues">
              {items.map((colleague) => (
                <ColleagueRow key={colleague.id} sessionId={sessionId} colleague={colleague} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  );
}

type ColleagueRowProps = {
  readonly sessionId: string;
  readonly colleague: Output<typeof listColleagues>['items'][number];
};

function ColleagueRow({ sessionId, colleague: { id, name, title, barrier, shareId } }: ColleagueRowProps) {
  const share = useCommand(shareSession, { done: `Shared with ${name}` });
  const revoke = useCommand(revokeShare, { done: `No longer shared with ${name}` });
  return (
    <RecordRow
      name={name}
      actions={
        shareId ? (
          <RowButton
            label="Stop sharing"
            of={`with ${name}`}
            variant="default"
            loading={revoke.loading}
            onClick={() => revoke.mutate({ shareId })}
          />
        ) : (
          !barrier && (
            <RowButton
              label="Share"
              of={`with ${name}`}
              variant="light"
              loading={share.loading}
              onClick={() => share.mutate({ sessionId, userIds: [id] })}
            />
          )
        )
      }
    >
      <Quiet>{barrier ? `${sharingBarriers[barrier]}.` : title}</Quiet>
    </RecordRow>
  );
}
