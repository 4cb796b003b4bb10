import { Button, Select } from '@mantine/core';
import { findPeople } from '@talent-os/contracts/identity/directory';
import { MIN_SLOTS } from '@talent-os/contracts/talent/interview-states';
import { useState } from 'react';
import { lengthOptions } from '@/features/interviews/labels';
import { counted } from '@/lib/counted';
import { peopleOptions } from '@/lib/people-options';
import { SearchMany } from '@/ui/field/search-select';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Card } from '@/ui/page/card';
import css from './scheduling.module.css';
import { Slots } from './slots';
import type { Place } from './use-place';
import { WeekGrid } from './week-grid';
import type { Week } from './week.rules';

const OfferDialog = lazyPart(async () => (await import('./offer-dialog')).OfferDialog);

type WeekCardProps = { readonly week: Week; readonly place: Place };

/** The week of those who interview, and the times that can be offered within it. */
export function WeekCard({ week, place }: WeekCardProps) {
  const { application, people, missing } = week;
  const minutes = Number(place.minutes);
  // What is proposed is chosen until somebody chooses otherwise; other people have other times.
  const panel = people.map(({ userId }) => userId).join();
  const [picked, setPicked] = useState({ panel, slots: undefined as readonly string[] | undefined });
  const own = picked.panel === panel ? picked.slots : undefined;
  const chosen = application ? (own ?? week.proposed) : [];
  return (
    <Card
      title={application ? application.personName : 'Interviewers'}
      description={application ? `${application.positionTitle}, ${application.stage.toLowerCase()}` : undefined}
      flush
    >
      <Tools people={people} place={place} />
      {missing.length > 0 && (
        <p className={css.none} role="status">
          {notKnown(missing)}
        </p>
      )}
      <WeekGrid week={week} chosen={chosen} minutes={minutes} />
      <Legend />
      {application?.may.do.includes('propose') && (
        <Offer
          week={week}
          application={application}
          place={place}
          minutes={minutes}
          chosen={chosen}
          onChange={(slots) => setPicked({ panel, slots })}
        />
      )}
    </Card>
  );
}

type ToolsProps = { readonly people: Week['people']; readonly place: Place };

/** Who is to hold the interview, and how long it takes. */
const Tools = ({ people, place }: ToolsProps) => (
  <div className={css.tools}>
    <SearchMany
      operation={findPeople}
      options={peopleOptions}
      label="Interviewers"
      empty="Nobody with this name"
      current={people.map(({ userId, name }) => ({ value: userId, label: name }))}
      value={people.map(({ userId }) => userId)}
      onChange={place.ask}
    />
    <Select
      label="Length"
      allowDeselect={false}
      data={lengthOptions}
      value={place.minutes}
      onChange={(value) => value && place.setMinutes(value)}
    />
  </div>
);

type OfferProps = WeekCardProps & {
  readonly application: NonNullable<Week['application']>;
  readonly minutes: number;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
};

/** The times that can be offered, and what offers those that are chosen. */
function Offer({ week, application, place, minutes, chosen, onChange }: OfferProps) {
  const [offering, setOffering] = useState(false);
  const enough = chosen.length >= MIN_SLOTS;
  return (
    <>
      <Slots week={week} chosen={chosen} minutes={minutes} onChange={onChange} />
      <div className={css.foot}>
        <span className={css.none}>
          {enough ? counted(chosen.length, 'times chosen', 'time chosen') : `Choose ${MIN_SLOTS} times at least`}
        </span>
        <Button disabled={!enough} onClick={() => setOffering(true)}>
          Offer {chosen.length} times
        </Button>
      </div>
      {offering && (
        <OfferDialog
          application={application}
          people={week.people}
          timezone={week.timezone}
          slots={chosen}
          minutes={minutes}
          onClose={() => setOffering(false)}
          onOffered={place.leave}
        />
      )}
    </>
  );
}

const known = { healthcare: 'Shifts and leave', productivity: 'Calendars outside' } as const;
const notKnown = (missing: readonly (keyof typeof known)[]) =>
  `${missing.map((one) => known[one]).join(', ')}: not known right now`;

const legend = {
  free: 'Free for all',
  interview: 'Interview',
  shift: 'Shift',
  leave: 'Leave',
  calendar: 'Busy elsewhere',
} as const;

const Legend = () => (
  <ul className={css.legend} aria-label="What the colors mean">
    {Object.entries(legend).map(([kind, text]) => (
      <li key={kind}>
        <i data-kind={kind} aria-hidden />
        {text}
      </li>
    ))}
  </ul>
);
