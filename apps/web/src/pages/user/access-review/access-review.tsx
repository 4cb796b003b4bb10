import { Button, Checkbox } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { myAccessReview, type WaitingGrant } from '@talent-os/contracts/identity/access-reviews';
import { useState } from 'react';
import { counted } from '@/lib/counted';
import { day } from '@/lib/format';
import { query } from '@/lib/query';
import { useMay } from '@/lib/use-may';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import { RowButton } from '@/ui/button/row-button';
import { GrantRow } from './grant-row';
import { RemoveGrant } from './remove-grant';
import { useChosen, type Chosen } from './use-chosen';
import { useKeep } from './use-keep';
import rows from '@/ui/table/rows.module.css';
import css from './access-review.module.css';

/** What people of the caller may do here, each grant to be kept or removed. */
export function AccessReview() {
  const enabled = useMay(myAccessReview);
  const mine = useQuery({ ...query(myAccessReview, {}), enabled });
  const { review = null, items = [], waiting = 0 } = mine.data ?? {};
  const [removing, setRemoving] = useState<WaitingGrant>();
  const chosen = useChosen(items.filter(({ state }) => state !== 'kept'));
  const { keep, keeping, reopen } = useKeep(chosen.none);
  const kept = items.filter(({ state }) => state === 'kept');
  return (
    <Page
      title="Access review"
      description={
        review
          ? `Keep what your people need for their work and remove the rest, by ${day(review.dueOn)}. A removal holds everywhere within five seconds.`
          : 'What your people may do here, looked through once a quarter.'
      }
      {...(enabled && { loading: mine })}
      actions={
        chosen.all.length > 0 && (
          <Button loading={keeping} onClick={() => keep(chosen.picked.length > 0 ? chosen.picked : chosen.all)}>
            {chosen.picked.length > 0 ? `Keep ${counted(chosen.picked.length, 'grants')}` : 'Keep all'}
          </Button>
        )
      }
    >
      <div className={css.stack}>
        {chosen.all.length > 0 ? (
          <Waiting
            waiting={waiting}
            late={Boolean(review?.flaggedOn)}
            chosen={chosen}
            onKeep={keep}
            onRemove={setRemoving}
          />
        ) : (
          <EmptyState
            icon={<IconUserCheck size={28} />}
            title={review ? 'Nothing waits for your word' : 'No access review runs'}
            text="You are told when the next review begins. Nobody reviews their own access."
          />
        )}
        {kept.length > 0 && <Kept grants={kept} onReopen={reopen} />}
      </div>
      {removing && <RemoveGrant grant={removing} onClose={() => setRemoving(undefined)} />}
    </Page>
  );
}

type WaitingProps = {
  readonly waiting: number;
  readonly late: boolean;
  readonly chosen: Chosen;
  readonly onKeep: (grants: readonly WaitingGrant[]) => void;
  readonly onRemove: (grant: WaitingGrant) => void;
};

const Waiting = ({ waiting, late, chosen, onKeep, onRemove }: WaitingProps) => (
  <Card
    title={`${counted(waiting, 'grants')} to answer for`}
    {...(late && { description: 'They are overdue and flagged: this is the second notice.' })}
    actions={
      <Checkbox
        label="All"
        aria-label="Choose all grants"
        checked={chosen.picked.length === chosen.all.length}
        indeterminate={chosen.picked.length > 0 && chosen.picked.length < chosen.all.length}
        onChange={chosen.toggleAll}
      />
    }
    flush
  >
    <ul className={rows.rows} aria-label="Grants to answer for">
      {chosen.all.map((grant) => (
        <GrantRow
          key={grant.id}
          grant={grant}
          chosen={chosen.picked.includes(grant)}
          onChoose={() => chosen.toggle(grant.id)}
        >
          <RowButton label="Remove" of={grant.person} variant="default" onClick={() => onRemove(grant)} />
          <RowButton label="Keep" of={grant.person} variant="light" onClick={() => onKeep([grant])} />
        </GrantRow>
      ))}
    </ul>
  </Card>
);

type KeptProps = { readonly grants: readonly WaitingGrant[]; readonly onReopen: (ids: string[]) => void };

const Kept = ({ grants, onReopen }: KeptProps) => (
  <Card title="Kept by you" description="Your word can be taken back while the review runs." flush>
    <ul className={rows.rows} aria-label="Kept by you">
      {grants.map((grant) => (
        <GrantRow key={grant.id} grant={grant}>
          <RowButton label="Take back" of={grant.person} variant="default" onClick={() => onReopen([grant.id])} />
        </GrantRow>
      ))}
    </ul>
  </Card>
);
