import { Button } from '@mantine/core';
import {
  activateMessage,
  retireMessage,
  writeMessage,
  type MessageTemplate,
} from '@talent-os/contracts/talent/messages';
import { useState } from 'react';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { useMay } from '@/lib/use-may';
import { RowButton } from '@/ui/button/row-button';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { Prose } from '@/ui/display/prose';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { EmptyState } from '@/ui/loading/empty-state';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Card } from '@/ui/page/card';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';
import { messageTitle } from './labels';

const MessageDialog = lazyPart(async () => (await import('./message-dialog')).MessageDialog);

/** What applicants read, by stage and event, with every version. */
export function Messages({ items }: { readonly items: readonly MessageTemplate[] }) {
  const [written, write] = useState<MessageTemplate | 'new'>();
  const may = useMay(writeMessage);
  return (
    <Card
      title="Messages to applicants"
      description="What goes out by itself. Where none is written, rejections and reminders go out in the usual words."
      actions={
        may && (
          <Button variant="default" onClick={() => write('new')}>
            Write message
          </Button>
        )
      }
    >
      {items.length === 0 ? (
        <EmptyState title="The usual words go out" />
      ) : (
        <ul className={`${rows.rows} ${rows.inset}`} aria-label="Messages to applicants">
          {items.map((one) => (
            <MessageRow key={`${one.stage} ${one.event} ${one.number}`} message={one} onChange={() => write(one)} />
          ))}
        </ul>
      )}
      {written && <MessageDialog {...(written !== 'new' && { message: written })} onClose={() => write(undefined)} />}
    </Card>
  );
}

type MessageRowProps = { readonly message: MessageTemplate; readonly onChange: () => void };

function MessageRow({ message, onChange }: MessageRowProps) {
  const { dayOf } = useFormat();
  const { stage, event, number, state, subject, body, authorName, createdAt, may } = message;
  const title = messageTitle(stage, event);
  const name = `${title}, version ${number}`;
  const activate = useCommand(activateMessage, { done: `Version ${number} is in use` });
  const [retire, question] = useConfirmed(retireMessage, () => ({
    input: { stage, event },
    title: `Take “${subject}” out of use?`,
    confirm: 'Take out of use',
    done: 'It goes out no more',
    children: event === 'entered' ? 'Nobody is written to any more.' : 'The usual words go out again.',
  }));
  return (
    <RecordRow
      name={title}
      badges={
        <StatusBadge variant={state === 'active' ? 'success' : 'secondary'}>
          {state === 'active' ? `Version ${number} in use` : `Version ${number}`}
        </StatusBadge>
      }
      actions={
        <>
          {may.do.includes('change') && <RowButton label="Change" of={name} variant="default" onClick={onChange} />}
          {may.do.includes('retire') && (
            <RowButton label="Take out of use" of={name} variant="subtle" onClick={() => retire()} />
          )}
          {may.do.includes('activate') && (
            <RowButton
              label="Use again"
              of={name}
              variant="default"
              loading={activate.loading}
              onClick={() => activate.mutate({ stage, event, number })}
            />
          )}
          {question}
        </>
      }
    >
      <b>{subject}</b>
      <Prose text={body} />
      <Quiet>
        {dayOf(createdAt)}, {authorName}
      </Quiet>
    </RecordRow>
  );
}
