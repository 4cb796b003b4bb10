import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getOffboarding, type OffboardingDetail } from '@talent-os/contracts/talent/offboarding';
import { leavingTypes } from '@talent-os/contracts/talent/offboarding-states';
import { day } from '@/lib/format';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { RecordDrawer } from '@/ui/dialog/record-drawer';
import { Facts } from '@/ui/display/facts';
import { Actions } from './actions';
import { Holdings } from './holdings';
import { Interview } from './interview';
import { accessText } from './labels';
import { StateBadge } from './leaver-columns';
import { Tasks } from './tasks';

type LeaverDrawerProps = { readonly offboardingId: string; readonly onClose: () => void };

/** How one person leaves: what is to be done, what they hold, their access, and what they say. */
export function LeaverDrawer({ offboardingId, onClose }: LeaverDrawerProps) {
  const leaver = useQuery(query(getOffboarding, { offboardingId }));
  return (
    <RecordDrawer query={leaver} title={leaver.data?.employeeName ?? 'Offboarding'} onClose={onClose}>
      {(data) => <Body leaver={data} />}
    </RecordDrawer>
  );
}

function Body({ leaver }: { readonly leaver: OffboardingDetail }) {
  const { dayOf, momentOf } = useFormat();
  const { title, department, type, lastDay, reason, rehire, cancelReason } = leaver;
  return (
    <Stack gap="lg">
      <div>
        <StateBadge status={leaver.status} />
      </div>
      <Facts
        items={[
          ['Role', department ? `${title}, ${department}` : title],
          ['Type', leavingTypes[type]],
          ['Reason', reason],
          ['Last day', day(lastDay)],
          ['Access', accessText(leaver, momentOf)],
          ['Started', `${dayOf(leaver.startedAt)} by ${leaver.startedByName}`],
          ['Would be hired again', rehire === null ? null : rehire ? 'Yes' : 'No'],
          ['Stays because', cancelReason],
        ]}
      />
      <Actions leaver={leaver} />
      <Holdings leaver={leaver} />
      <Tasks leaver={leaver} />
      <Interview leaver={leaver} />
    </Stack>
  );
}
