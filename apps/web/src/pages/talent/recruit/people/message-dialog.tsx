import { Button, Group, Progress, Select, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import type { CandidateRow } from '@talent-os/contracts/talent/candidates';
import {
  getPoolMailing,
  listPoolTemplates,
  previewPoolMessage,
  sendPoolMessage,
} from '@talent-os/contracts/talent/pool-messages';
import { MOST_RECIPIENTS } from '@talent-os/contracts/talent/pool-message-shapes';
import { useState } from 'react';
import { counted } from '@/lib/counted';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { Dialog } from '@/ui/dialog/dialog';
import { Prose } from '@/ui/display/prose';
import { Quiet } from '@/ui/display/quiet';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { leftOutText } from './labels';
import css from './people.module.css';

/** How often the sender sees how far it has come, in milliseconds, beside what is told live. */
const ASK_EVERY = 2_000;

type MessageDialogProps = { readonly people: readonly CandidateRow[]; readonly onClose: () => void };

/** A message is chosen, read as the first of them reads it, and sent to all who consent and want it. */
export function MessageDialog({ people, onClose }: MessageDialogProps) {
  const [sending, setSending] = useState<string>();
  const candidateIds = people.slice(0, MOST_RECIPIENTS).map(({ id }) => id);
  return (
    <Dialog title={`Message to ${counted(candidateIds.length, 'people', 'person')}`} size="lg" onClose={onClose}>
      {sending ? (
        <Sending poolMailingId={sending} onClose={onClose} />
      ) : (
        <Choosing candidateIds={candidateIds} onSent={setSending} onClose={onClose} />
      )}
    </Dialog>
  );
}

type ChoosingProps = {
  readonly candidateIds: string[];
  readonly onSent: (poolMailingId: string) => void;
  readonly onClose: () => void;
};

function Choosing({ candidateIds, onSent, onClose }: ChoosingProps) {
  const templates = useQuery(query(listPoolTemplates, {}));
  const [poolTemplateId, choose] = useState<string | null>(null);
  const preview = useQuery({
    ...query(previewPoolMessage, { poolTemplateId: poolTemplateId ?? '', candidateIds }),
    enabled: poolTemplateId !== null,
  });
  const send = useCommand(sendPoolMessage);
  const start = (id: string) =>
    send.mutate({ poolTemplateId: id, candidateIds }, { onSuccess: ({ poolMailingId }) => onSent(poolMailingId) });
  return (
    <Loaded query={templates} skeletons={1}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title="No message is written yet" text="HR writes them under Recruit workflow." />
        ) : (
          <Stack gap="md">
            <Select
              label="Message"
              placeholder="Choose a message"
              data={items.map(({ id, name }) => ({ value: id, label: name }))}
              value={poolTemplateId}
              onChange={choose}
              data-autofocus
            />
            {poolTemplateId !== null && (
              <Loaded query={preview} skeletons={1} skeletonHeight={120}>
                {(message) => <Preview message={message} />}
              </Loaded>
            )}
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
              <Button
                disabled={poolTemplateId === null || preview.data === undefined || preview.data.recipients === 0}
                loading={send.loading}
                onClick={() => poolTemplateId && start(poolTemplateId)}
              >
                {preview.data ? `Send to ${preview.data.recipients}` : 'Send'}
              </Button>
            </Group>
          </Stack>
        )
      }
    </Loaded>
  );
}

function Preview({ message }: { readonly message: Output<typeof previewPoolMessage> }) {
  const { personName, subject, body, leftOut } = message;
  const left = leftOutText(leftOut);
  return (
    <>
      <section className={css.preview} aria-label={personName ? `As ${personName} reads it` : 'The message'}>
        <b>{subject}</b>
        <Prose text={body} />
      </section>
      {personName === null && <Quiet late>Nobody of them can be written to.</Quiet>}
      {left && <Quiet>{left}</Quiet>}
    </>
  );
}

function Sending({ poolMailingId, onClose }: { readonly poolMailingId: string; readonly onClose: () => void }) {
  const mailing = useQuery({
    ...query(getPoolMailing, { poolMailingId }),
    refetchInterval: ({ state }) => (state.data?.state === 'done' ? false : ASK_EVERY),
  });
  return (
    <Loaded query={mailing} skeletons={1}>
      {({ state, total, sent, leftOut }) => {
        const left = leftOutText(leftOut);
        const over = sent + leftOut.expired + leftOut.optedOut;
        return (
          <Stack gap="md">
            <div role="status">
              <p>{state === 'done' ? `Sent to ${counted(sent, 'people', 'person')}` : `Sent to ${sent} of ${total}`}</p>
              {left && <Quiet>{left}</Quiet>}
            </div>
            <Progress value={(100 * over) / Math.max(1, total)} aria-label={`${over} of ${total} done`} />
            <Group justify="flex-end">
              <Button onClick={onClose}>{state === 'done' ? 'Close' : 'Go on working'}</Button>
            </Group>
          </Stack>
        );
      }}
    </Loaded>
  );
}
