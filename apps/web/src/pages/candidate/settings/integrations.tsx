import { getCalendarFeed } from '@talent-os/contracts/productivity/calendar';
import { ApplicationsCard } from '@/features/applications/applications-card';
import { useMay } from '@/lib/use-may';
import layout from '@/ui/page/layout.module.css';
import { Page } from '@/ui/page/page';
import hub from '../candidate.module.css';
import { CalendarCard } from '@/features/calendar/calendar-card';

/** What reads or acts for the caller from outside the product. */
export function Integrations() {
  const keepsCalendar = useMay(getCalendarFeed);
  return (
    <Page title="Integrations" description="What reads your data or acts for you from outside, each yours to end.">
      <div className={`${layout.stack} ${hub.touch}`}>
        {keepsCalendar && <CalendarCard />}
        <ApplicationsCard />
      </div>
    </Page>
  );
}
