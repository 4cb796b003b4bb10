import { getCalendarFeed } from '@talent-os/contracts/productivity/calendar';
import { CalendarCard } from '@/features/calendar/calendar-card';
import { SourcesCard } from '@/features/calendar/sources-card';
import { LanguageCard } from '@/features/voice/language-card';
import { RecordingsCard } from '@/features/voice/recordings-card';
import { useMay } from '@/lib/use-may';
import layout from '@/ui/page/layout.module.css';
import { Page } from '@/ui/page/page';
import { MailCard } from './mail-card';

/** The calendars, the mailbox and the voice of the caller, as the product knows them. */
export function Component() {
  const keepsCalendar = useMay(getCalendarFeed);
  return (
    <Page title="Integrations" description="Your calendars, your mail and your voice: what is connected, and its end.">
      <div className={layout.columns}>
        <div className={layout.stack}>
          {keepsCalendar && <SourcesCard />}
          {keepsCalendar && <CalendarCard />}
          <MailCard />
        </div>
        <div className={layout.stack}>
          <LanguageCard />
          <RecordingsCard />
        </div>
      </div>
    </Page>
  );
}
