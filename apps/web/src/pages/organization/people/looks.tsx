import { useQuery } from '@tanstack/react-query';
import { endBreakGlass, listBreakGlass, type BreakGlass } from '@talent-os/contracts/identity/break-glass';
import { RecordRow } from '@/ui/table/record-row';
import { Quiet } from '@/ui/display/quiet';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { useNow } from '@/lib/use-now';
import { RowButton } from '@/ui/button/row-button';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { StatusBadge } from '@/ui/display/status-badge';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import rows from '@/ui/table/rows.module.css';

/** Who of the platform looked into the organization, and why. */
export function Looks() {
  const looks = useQuery(query(listBreakGlass, {}));
  const [ask, question] = useConfirmed(endBreakGlass, (ending: BreakGlass) => ({
    input: { breakGlassId: ending.id },
    done: `${ending.byName} looks in no more`,
    title: `End the look of ${ending.byName}?`,
    confirm: 'End now',
    children: 'They read nothing here any more within five seconds. They can look in again, and you are told again.',
  }));
  return (
    <Card
      title="Looks by the platform"
      description="Administrators of the platform read here for an hour at most and change nothing. Every read stands in the audit trail."
      flush
    >
      <Loaded query={looks} skeletons={2}>
        {({ items }) =>
          items.length > 0 ? (
            <ul className={rows.rows} aria-label="Looks by the platform">
              {items.map((look) => (
                <LookRow key={look.id} look={look} onEnd={() => ask(look)} />
              ))}
            </ul>
          ) : (
            <EmptyState title="Nobody has looked in" text="You are told at once when somebody does." />
          )
        }
      </Loaded>
      {question}
    </Card>
  );
}

type RowProps = { readonly look: BreakGlass; readonly onEnd: () => void };

function LookRow({ look: { byName, reason, openedAt, until, endedAt, endedBy }, onEnd }: RowProps) {
  const { momentOf } = useFormat();
  const now = useNow();
  const lasts = endedAt === null && Date.parse(until) > now;
  return (
    <RecordRow
      name={
        <>
          {byName} {lasts && <StatusBadge variant="error">Looking in</StatusBadge>}
        </>
      }
      actions={lasts && <RowButton label="End now" of={`the look of ${byName}`} variant="default" onClick={onEnd} />}
    >
      <Quiet>“{reason}”</Quiet>
      <Quiet>
        {momentOf(openedAt)} · {lasts ? `until ${momentOf(until)}` : `ended ${momentOf(endedAt ?? until)}`}
        {endedBy && ` by ${endedBy}`}
      </Quiet>
    </RecordRow>
  );
}
