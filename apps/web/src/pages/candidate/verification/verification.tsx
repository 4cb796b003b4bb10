import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listVerifications } from '@talent-os/contracts/talent/verifications';
import { query } from '@/lib/query';
import { useOpened } from '@/lib/use-opened';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import layout from '@/ui/page/layout.module.css';
import rows from '@/ui/table/rows.module.css';
import hub from '../candidate.module.css';
import { ClearanceDialog } from './clearance-dialog';
import { Elsewhere } from './elsewhere';
import { SubmitDialog } from './submit-dialog';
import { VerificationRow } from './verification-row';

/** What the caller has handed in: its state is what it is, and handing in proves nothing yet. */
export function Verifications() {
  const items = useQuery(query(listVerifications, {}));
  const { opened, create, close } = useOpened({ new: ['item', 'clearance'] });
  const found = items.data?.items ?? [];
  const actions = (
    <Group gap="xs">
      <Button onClick={() => create('item')}>Hand in</Button>
      <Button variant="default" onClick={() => create('clearance')}>
        State a clearance
      </Button>
    </Group>
  );
  return (
    <Page
      title="Verification"
      description="Only you see what you hand in. It is verified once somebody says so, not by being here."
      actions={found.length > 0 && actions}
      loading={items}
      skeletons={3}
    >
      <div className={`${layout.stack} ${hub.touch}`}>
        <Card flush={found.length > 0}>
          {found.length === 0 ? (
            <EmptyState
              title="Nothing verified yet"
              text="Licenses, certifications, employment, your identity: each with its paper, which is kept encrypted."
              action={actions}
            />
          ) : (
            <ul className={rows.rows} aria-label="What I have handed in">
              {found.map((item) => (
                <VerificationRow key={item.id} item={item} />
              ))}
            </ul>
          )}
        </Card>
        <Elsewhere />
      </div>
      {opened.new === 'item' && <SubmitDialog onClose={close} />}
      {opened.new === 'clearance' && <ClearanceDialog onClose={close} />}
    </Page>
  );
}
