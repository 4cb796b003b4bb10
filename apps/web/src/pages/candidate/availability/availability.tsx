import { useQuery } from '@tanstack/react-query';
import { getAvailability } from '@talent-os/contracts/talent/availability';
import { query } from '@/lib/query';
import { Page } from '@/ui/page/page';
import layout from '@/ui/page/layout.module.css';
import hub from '../candidate.module.css';
import { AvailabilityForm } from './availability-form';
import { StillRight } from './still-right';

/** When and how the caller can work; what was said long ago is asked about again. */
export function Availabilities() {
  const read = useQuery(query(getAvailability, {}));
  const { data } = read;
  const said = data?.availability ?? null;
  return (
    <Page
      title="Availability"
      description={said ? 'When and how you can work.' : 'Not set. When and how can you work?'}
      loading={read}
      skeletons={4}
    >
      {data && (
        <div className={`${layout.stack} ${hub.touch} ${hub.form}`}>
          {said?.stale && <StillRight confirmedAt={said.confirmedAt} />}
          <AvailabilityForm key={said?.confirmedAt ?? 'new'} said={said} />
        </div>
      )}
    </Page>
  );
}
