import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import {
  erasureHolds,
  getOwnErasure,
  withdrawErasure,
  type ErasureHold,
} from '@talent-os/contracts/talent/own-erasure';
import { useState } from 'react';
import { counted } from '@/lib/counted';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { Quiet } from '@/ui/display/quiet';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';
import { EraseDialog } from './erase-dialog';

type OwnErasure = Output<typeof getOwnErasure>;
type Asked = NonNullable<OwnErasure['erasure']>;

/** What becomes of each part of the caller: what it is, how much of it there is, and what happens. */
const partsOf = ({ applications, running, practices, resumes }: OwnErasure) => [
  { name: 'Account and profile', of: 'sign-in, skills, experience, papers', becomes: 'gone' },
  { name: 'Chat and voice', of: 'conversations, memories, recordings', becomes: 'gone' },
  {
    name: 'Practice and resumes',
    of: `${counted(practices, 'practices')}, ${counted(resumes, 'resumes')}`,
    becomes: 'gone',
  },
  { name: 'Goals and tasks', of: 'with check-ins of how you are', becomes: 'gone' },
  {
    name: counted(applications, 'applications'),
    of: running > 0 ? `${running} withdrawn, employers are told` : 'counted without you',
    becomes: 'without your name',
  },
  { name: 'Your address', of: 'until a mail has told you that all is done', becomes: 'gone' },
  { name: 'Audit trail', of: 'who did what, as the law asks, under a number', becomes: 'kept' },
];

const heldWords: Readonly<Record<ErasureHold, string>> = {
  employment: 'Nothing is erased while it is. Ask your HR team, who say what is kept and until when.',
  offer: 'Answer it, or let it expire: then it goes on by itself.',
};

/** What it would mean to be erased, the way to ask for it, and how far it is. */
export function EraseCard() {
  const read = useQuery(query(getOwnErasure, {}));
  const [asking, setAsking] = useState(false);
  return (
    <Card title="Erase me" description="What would happen, before you decide">
      <Loaded query={read} skeletons={2}>
        {(own) => (
          <Stack gap="sm">
            <ul className={rows.rows} aria-label="What would happen">
              {partsOf(own).map(({ name, of, becomes }) => (
                <RecordRow key={name} name={name} actions={<Quiet>{becomes}</Quiet>}>
                  <Quiet>{of}</Quiet>
                </RecordRow>
              ))}
            </ul>
            {own.erasure ? (
              <AskedFor erasure={own.erasure} />
            ) : (
              <Ask hold={own.wouldHold} onAsk={() => setAsking(true)} />
            )}
          </Stack>
        )}
      </Loaded>
      {asking && <EraseDialog onClose={() => setAsking(false)} />}
    </Card>
  );
}

const Held = ({ hold }: { readonly hold: ErasureHold }) => (
  <p>
    <b>{erasureHolds[hold]}.</b> {heldWords[hold]}
  </p>
);

const Ask = ({ hold, onAsk }: { readonly hold: ErasureHold | null; readonly onAsk: () => void }) => (
  <>
    {hold && <Held hold={hold} />}
    <Group>
      <Button variant="default" color="red" onClick={onAsk}>
        Start erasing…
      </Button>
    </Group>
  </>
);

/** Since when it is asked for, until when it is taken back, and what holds it. */
function AskedFor({ erasure: { status, hold, requestedAt, startsAt } }: { readonly erasure: Asked }) {
  const { dayOf, momentOf } = useFormat();
  const withdraw = useCommand(withdrawErasure, { done: 'Taken back. Nothing is erased' });
  if (status === 'running')
    return <p>It has begun. Your account is closed within a minute, and a mail tells you when all is done.</p>;
  return (
    <>
      <p>
        Asked for on {dayOf(requestedAt)}.{' '}
        {status === 'held' ? 'It is held.' : <>It begins on {momentOf(startsAt)}; until then you can take it back.</>}
      </p>
      {hold && <Held hold={hold} />}
      <Group>
        <Button variant="default" loading={withdraw.loading} onClick={() => withdraw.mutate({})}>
          Keep my data
        </Button>
      </Group>
    </>
  );
}
