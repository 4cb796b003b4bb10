import { Button } from '@mantine/core';
import { brokenReasonLabels, type BrokenBooking } from '@talent-os/contracts/talent/scheduling';
import { useState } from 'react';
import { useFormat } from '@/lib/use-format';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { Card } from '@/ui/page/card';
import { RecordRow } from '@/ui/table/record-row';
import { CancelDialog } from '../interviews/cancel-dialog';
import { ReplaceDialog } from '../interviews/replace-dialog';
import { RescheduleDialog } from '../interviews/reschedule-dialog';
import css from './scheduling.module.css';

type BrokenProps = { readonly bookings: readonly BrokenBooking[] };
type Choice = { readonly deed: 'replace' | 'reschedule' | 'cancel'; readonly booking: BrokenBooking };

/** Bookings that no longer hold, each with who is in the way and what puts it right. */
export function Broken({ bookings }: BrokenProps) {
  const [choice, setChoice] = useState<Choice>();
  if (bookings.length === 0) return null;
  return (
    <Card title="No longer hold" flush>
      <ul className={css.rows}>
        {bookings.map((booking) => (
          <BrokenRow key={booking.interviewId} booking={booking} onChoose={(deed) => setChoice({ deed, booking })} />
        ))}
      </ul>
      {choice && <ChosenDialog choice={choice} onClose={() => setChoice(undefined)} />}
    </Card>
  );
}

type BrokenRowProps = { readonly booking: BrokenBooking; readonly onChoose: (deed: Choice['deed']) => void };

function BrokenRow({ booking, onChoose }: BrokenRowProps) {
  const { personName, positionTitle, applicationId, start, reason, people, may } = booking;
  const { momentOf } = useFormat();
  const who = people.map(({ name }) => name).join(', ');
  return (
    <RecordRow
      name={<AppLink to={`/talent/recruit/status?application=${applicationId}`}>{personName}</AppLink>}
      actions={
        <>
          {may.do.includes('replace') && people.length > 0 && (
            <Button size="xs" variant="default" onClick={() => onChoose('replace')}>
              Replace
            </Button>
          )}
          {may.do.includes('reschedule') && (
            <Button size="xs" variant="default" onClick={() => onChoose('reschedule')}>
              Reschedule
            </Button>
          )}
          {may.do.includes('cancel') && (
            <Button size="xs" variant="subtle" onClick={() => onChoose('cancel')}>
              Cancel
            </Button>
          )}
        </>
      }
    >
      <Quiet>{[positionTitle, start && momentOf(start)].filter(Boolean).join(', ')}</Quiet>
      <Quiet late>{who ? `${brokenReasonLabels[reason]}: ${who}` : brokenReasonLabels[reason]}</Quiet>
    </RecordRow>
  );
}

function ChosenDialog({
  choice: { deed, booking },
  onClose,
}: {
  readonly choice: Choice;
  readonly onClose: () => void;
}) {
  const { interviewId: id, location, interviewers, personName, people } = booking;
  if (deed === 'cancel') return <CancelDialog interviewId={id} onClose={onClose} />;
  if (deed === 'replace')
    return <ReplaceDialog interviewId={id} interviewers={interviewers} former={people[0]} onClose={onClose} />;
  return <RescheduleDialog interview={{ id, location, interviewers }} personName={personName} onClose={onClose} />;
}
