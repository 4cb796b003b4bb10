import { Button } from '@mantine/core';
import {
  createRejectReason,
  restoreRejectReason,
  retireRejectReason,
  type RejectReason,
} from '@talent-os/contracts/talent/reject-reasons';
import { NOTICE_HOURS } from '@talent-os/contracts/talent/rejections';
import { useState } from 'react';
import { counted } from '@/lib/counted';
import { useCommand } from '@/lib/use-command';
import { useMay } from '@/lib/use-may';
import { RowButton } from '@/ui/button/row-button';
import { Prose } from '@/ui/display/prose';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Card } from '@/ui/page/card';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';

const ReasonDialog = lazyPart(async () => (await import('./reason-dialog')).ReasonDialog);

type ReasonsProps = { readonly items: readonly RejectReason[]; readonly standard: boolean };

/** Why people are not taken, and what they read of it. */
export function Reasons({ items, standard }: ReasonsProps) {
  const [written, write] = useState<RejectReason | 'new'>();
  const may = useMay(createRejectReason);
  return (
    <Card
      title="Reasons for rejections"
      description={`${standard ? 'The standard reasons are in use. ' : ''}A recruiter chooses one; its notice goes out ${NOTICE_HOURS} hours later.`}
      actions={
        may && (
          <Button variant="default" onClick={() => write('new')}>
            Add reason
          </Button>
        )
      }
    >
      <ul className={`${rows.rows} ${rows.inset}`} aria-label="Reasons for rejections">
        {items.map((reason) => (
          <ReasonRow key={reason.key} reason={reason} onChange={() => write(reason)} />
        ))}
      </ul>
      {written && <ReasonDialog {...(written !== 'new' && { reason: written })} onClose={() => write(undefined)} />}
    </Card>
  );
}

type ReasonRowProps = { readonly reason: RejectReason; readonly onChange: () => void };

function ReasonRow({ reason, onChange }: ReasonRowProps) {
  const { key, text, noticeText, retired, used, may } = reason;
  const restore = useCommand(restoreRejectReason, { done: `“${text}” is in use again` });
  const retire = useCommand(retireRejectReason, {
    undo: () => ({ text: `“${text}” is retired`, run: () => restore.mutate({ key }) }),
  });
  return (
    <RecordRow
      name={text}
      badges={retired && <StatusBadge variant="secondary">Retired</StatusBadge>}
      actions={
        <>
          {may.do.includes('change') && <RowButton label="Change" of={text} variant="default" onClick={onChange} />}
          {may.do.includes('retire') && (
            <RowButton
              label="Retire"
              of={text}
              variant="subtle"
              loading={retire.loading}
              onClick={() => retire.mutate({ key })}
            />
          )}
          {may.do.includes('restore') && (
            <RowButton
              label="Use again"
              of={text}
              variant="default"
              loading={restore.loading}
              onClick={() => restore.mutate({ key })}
            />
          )}
        </>
      }
    >
      <Prose text={noticeText} />
      <Quiet>{used === 0 ? 'Not given yet' : `Given for ${counted(used, 'people', 'person')}`}</Quiet>
    </RecordRow>
  );
}
