import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PoolTemplate } from '@talent-os/contracts/talent/pool-message-shapes';
import { createPoolTemplate, listPoolTemplates, removePoolTemplate } from '@talent-os/contracts/talent/pool-messages';
import { useState } from 'react';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { useMay } from '@/lib/use-may';
import { RowButton } from '@/ui/button/row-button';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { Prose } from '@/ui/display/prose';
import { Quiet } from '@/ui/display/quiet';
import { EmptyState } from '@/ui/loading/empty-state';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';

const PoolTemplateDialog = lazyPart(async () => (await import('./pool-template-dialog')).PoolTemplateDialog);

/** What recruiters can send to people of the pool. */
export function PoolTemplates() {
  const templates = useQuery(query(listPoolTemplates, {}));
  const [written, write] = useState<PoolTemplate | 'new'>();
  const may = useMay(createPoolTemplate);
  return (
    <Card
      title="Messages to the pool"
      description="Recruiters choose one for the people they have chosen in the pool. Nothing goes out by itself."
      actions={
        may && (
          <Button variant="default" onClick={() => write('new')}>
            Write message to the pool
          </Button>
        )
      }
    >
      <Loaded query={templates} skeletons={2} skeletonHeight={48}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="No message is written yet" />
          ) : (
            <ul className={`${rows.rows} ${rows.inset}`} aria-label="Messages to the pool">
              {items.map((one) => (
                <TemplateRow key={one.id} template={one} onChange={() => write(one)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {written && (
        <PoolTemplateDialog {...(written !== 'new' && { template: written })} onClose={() => write(undefined)} />
      )}
    </Card>
  );
}

type TemplateRowProps = { readonly template: PoolTemplate; readonly onChange: () => void };

function TemplateRow({ template, onChange }: TemplateRowProps) {
  const { dayOf } = useFormat();
  const { id: poolTemplateId, name, subject, body, authorName, changedAt, may } = template;
  const [remove, question] = useConfirmed(removePoolTemplate, () => ({
    input: { poolTemplateId },
    title: `Remove “${name}”?`,
    confirm: 'Remove',
    done: 'The message is removed',
    children: 'Nobody can send it any more. What was sent stays with the people.',
  }));
  return (
    <RecordRow
      name={name}
      actions={
        <>
          {may.do.includes('change') && <RowButton label="Change" of={name} variant="default" onClick={onChange} />}
          {may.do.includes('remove') && (
            <RowButton label="Remove" of={name} variant="subtle" onClick={() => remove()} />
          )}
          {question}
        </>
      }
    >
      <b>{subject}</b>
      <Prose text={body} />
      <Quiet>
        {dayOf(changedAt)}, {authorName}
      </Quiet>
    </RecordRow>
  );
}
