import { day } from '@/lib/format';
import { Quiet } from '@/ui/display/quiet';
import { Card } from '@/ui/page/card';

/** Until when the record recruiters have is kept. */
export const KeptCard = ({ retentionUntil }: { readonly retentionUntil: string | null }) => (
  <Card title="How long you are kept">
    {retentionUntil === null ? (
      <Quiet>Recruiters keep no record of you.</Quiet>
    ) : (
      <p>
        The record recruiters have of you is erased on <b>{day(retentionUntil)}</b>, with its notes. Taking back that
        they may find you hides it at once and brings that day nearer. Applications stay with their positions.
      </p>
    )}
  </Card>
);
