import { Button } from '@mantine/core';
import type { CoachThread } from '@talent-os/contracts/chat/coach';
import { counted } from '@/lib/counted';
import { useFormat } from '@/lib/use-format';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { Card } from '@/ui/page/card';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';

type ThreadsCardProps = {
  readonly threads: readonly CoachThread[];
  readonly shownId: string | undefined;
  readonly onOpen: (coachThreadId: string) => void;
};

/** What is talked about, the latest first, with how long each stays. */
export function ThreadsCard({ threads, shownId, onOpen }: ThreadsCardProps) {
  const { momentOf } = useFormat();
  return (
    <Card flush title="Threads">
      <ul className={rows.rows} aria-label="Threads">
        {threads.map(({ id, goal, messages, endsAt }) => (
          <RecordRow
            key={id}
            name={goal}
            badges={endsAt === null && <StatusBadge variant="success">Kept</StatusBadge>}
            actions={
              <Button
                variant={id === shownId ? 'light' : 'default'}
                aria-label={`Open ${goal}`}
                aria-current={id === shownId || undefined}
                onClick={() => onOpen(id)}
              >
                {id === shownId ? 'Open' : 'Go on'}
              </Button>
            }
          >
            <Quiet>
              {counted(messages, 'messages')}
              {endsAt && ` · ends ${momentOf(endsAt)}`}
            </Quiet>
          </RecordRow>
        ))}
      </ul>
    </Card>
  );
}
