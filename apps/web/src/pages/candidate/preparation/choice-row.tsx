import type { PreparationChoice } from '@talent-os/contracts/talent/preparation';
import { counted } from '@/lib/counted';
import { useFormat } from '@/lib/use-format';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { RecordRow } from '@/ui/table/record-row';

type ChoiceRowProps = { readonly item: PreparationChoice; readonly to: string };

/** A position to prepare for: where the application stands, and when the next interview is. */
export function ChoiceRow({
  item: { positionTitle, department, location, stage, interviewAt, done },
  to,
}: ChoiceRowProps) {
  const { momentOf } = useFormat();
  return (
    <RecordRow
      name={<AppLink to={to}>{positionTitle}</AppLink>}
      badges={<StatusBadge variant={stage ? 'default' : 'secondary'}>{stage ?? 'Saved'}</StatusBadge>}
    >
      <Quiet>
        {department}, {location}
      </Quiet>
      {interviewAt && <Quiet>Interview {momentOf(interviewAt)}</Quiet>}
      {done > 0 && <Quiet>{counted(done, 'steps')} done</Quiet>}
    </RecordRow>
  );
}
