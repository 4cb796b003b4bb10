import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import { getScheduling, getSchedulingWeek } from '@talent-os/contracts/talent/scheduling';
import { counted } from '@/lib/counted';
import { query, steadyQuery } from '@/lib/query';
import { daysAfter } from '@/lib/today';
import { Loaded } from '@/ui/loading/loaded';
import { Page } from '@/ui/page/page';
import { Broken } from './broken';
import { Overdue } from './overdue';
import { Queue } from './queue';
import css from './scheduling.module.css';
import { usePlace, type Place } from './use-place';
import { WeekCard } from './week-card';
import { weekName } from './week.rules';

/** Interviews being arranged: who waits for a time, what no longer holds, and when those who interview are free. */
export function Component() {
  const place = usePlace();
  const { applicationId, interviewerIds, minutes } = place;
  const scheduling = useQuery(query(getScheduling, {}));
  const week = useQuery(
    steadyQuery(getSchedulingWeek, {
      minutes: Number(minutes),
      ...(applicationId && { applicationId }),
      ...(interviewerIds && { interviewerIds }),
      ...(place.week && { week: place.week }),
    }),
  );
  return (
    <Page
      title="Scheduling"
      description={scheduling.data && summaryOf(scheduling.data)}
      crumbs={[{ label: 'Recruit', to: '/talent/recruit' }, { label: 'Scheduling' }]}
      actions={week.data && <WeekStep monday={week.data.days[0]!} place={place} />}
    >
      <div className={css.columns}>
        <div className={css.side}>
          <Loaded query={scheduling}>
            {({ toSchedule, broken, overdueCards }) => (
              <>
                <Queue people={toSchedule} chosen={applicationId} onChoose={place.choose} />
                <Broken bookings={broken} />
                <Overdue cards={overdueCards} />
              </>
            )}
          </Loaded>
        </div>
        <Loaded query={week} skeletons={1} skeletonHeight={480}>
          {(data) => <WeekCard key={`${data.application?.applicationId} ${minutes}`} week={data} place={place} />}
        </Loaded>
      </div>
    </Page>
  );
}

const summaryOf = ({ toSchedule, broken }: Output<typeof getScheduling>): string =>
  `${counted(toSchedule.length, 'people wait for a time', 'person waits for a time')}. ` +
  `${counted(broken.length, 'bookings no longer hold', 'booking no longer holds')}.`;

function WeekStep({ monday, place }: { readonly monday: string; readonly place: Place }) {
  return (
    <div className={css.step} role="group" aria-label="Week">
      <ActionIcon variant="subtle" aria-label="Previous week" onClick={() => place.setWeek(daysAfter(monday, -7))}>
        <IconChevronLeft size={16} />
      </ActionIcon>
      <Button variant="subtle" size="compact-sm" title="This week" onClick={() => place.setWeek(undefined)}>
        {weekName(monday)}
      </Button>
      <ActionIcon variant="subtle" aria-label="Next week" onClick={() => place.setWeek(daysAfter(monday, 7))}>
        <IconChevronRight size={16} />
      </ActionIcon>
    </div>
  );
}
