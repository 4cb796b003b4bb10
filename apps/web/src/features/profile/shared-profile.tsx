import { industryLabels } from '@talent-os/contracts/access/tables';
import { interestAreas, workValues } from '@talent-os/contracts/talent/assessment-scales';
import { payPeriodLabels, relocationLabels, shiftTimeLabels } from '@talent-os/contracts/talent/availability';
import { experienceKindLabels } from '@talent-os/contracts/talent/experience';
import type { SharedProfile as Shared } from '@talent-os/contracts/talent/own-profile';
import type { ReactNode } from 'react';
import { counted } from '@/lib/counted';
import { day } from '@/lib/format';
import { useFormat } from '@/lib/use-format';
import { Facts } from '@/ui/display/facts';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { Section } from '@/ui/page/section';
import { levelText, monthsText } from './words';
import css from './profile.module.css';

type SharedProfileProps = {
  readonly profile: Shared;
  /** What stands in the place of a part that is kept; nothing where absent. */
  readonly kept?: string;
};

/** What somebody shows of themselves to those who hire. */
export function SharedProfile({ profile, kept }: SharedProfileProps) {
  const { headline, skills, experience, goals, availability, interests, certificates } = profile;
  const { dayOf } = useFormat();
  return (
    <div className={css.shared}>
      {headline && <p className={css.headline}>{headline}</p>}
      <Part title="Skills" rows={skills} kept={kept}>
        {({ name, level, verified }) => (
          <li key={name}>
            <b>{name}</b> <Quiet>{levelText(level)}</Quiet>
            {verified && <StatusBadge variant="success">Confirmed</StatusBadge>}
          </li>
        )}
      </Part>
      <Part title="Experience" rows={experience} kept={kept}>
        {(entry) => (
          <li key={`${entry.title} ${entry.startMonth} ${entry.place}`}>
            <b>{entry.title}</b>
            <Quiet>
              {experienceKindLabels[entry.kind]} · {entry.place} · {monthsText(entry)}
            </Quiet>
          </li>
        )}
      </Part>
      <Part title="Goals" rows={goals} kept={kept}>
        {({ title, industry, horizonMonths }) => (
          <li key={`${title} ${industry}`}>
            <b>{title}</b>
            <Quiet>
              {industryLabels[industry]} · within {counted(horizonMonths, 'months')}
            </Quiet>
          </li>
        )}
      </Part>
      {interests ? <Interests said={interests} /> : kept && <Kept title="Interests" text={kept} />}
      <Part title="Certificates" rows={certificates} kept={undefined}>
        {({ title, provider, completedAt, certificate }) => (
          <li key={`${title} ${completedAt}`}>
            <b>{title}</b>
            <Quiet>
              {[provider, `completed ${dayOf(completedAt)}`, certificate && `certificate ${certificate}`]
                .filter(Boolean)
                .join(' · ')}
            </Quiet>
          </li>
        )}
      </Part>
      {availability ? <Available said={availability} /> : kept && <Kept title="Availability" text={kept} />}
    </div>
  );
}

type PartProps<T> = {
  readonly title: string;
  readonly rows: readonly T[] | null;
  readonly kept: string | undefined;
  readonly children: (row: T) => ReactNode;
};

function Part<T>({ title, rows, kept, children }: PartProps<T>) {
  if (!rows) return kept && <Kept title={title} text={kept} />;
  if (rows.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={css.lines}>{rows.map(children)}</ul>
    </Section>
  );
}

const Kept = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <Section title={title}>
    <Quiet>{text}</Quiet>
  </Section>
);

function Available({ said }: { readonly said: NonNullable<Shared['availability']> }) {
  const { money, dayOf } = useFormat();
  const pay =
    said.payFloor === null ? null : `${money(said.payFloor)} ${payPeriodLabels[said.payPeriod].toLowerCase()}`;
  return (
    <Section title="Availability">
      <Facts
        items={[
          ['Could start', said.startOn ? day(said.startOn) : `After ${counted(said.noticeDays, 'days')} of notice`],
          ['Hours a week', said.hoursPerWeek],
          ['Shifts', said.shifts.map((shift) => shiftTimeLabels[shift]).join(', ')],
          ['Travel', said.travelDays > 0 && `Up to ${counted(said.travelDays, 'days')} a month`],
          ['Would move', relocationLabels[said.relocation]],
          ['Other places', said.places],
          ['Pay from', pay],
          ['Said', dayOf(said.confirmedAt)],
        ]}
      />
    </Section>
  );
}

function Interests({ said: { areas, values } }: { readonly said: NonNullable<Shared['interests']> }) {
  return (
    <Section title="Interests">
      <Facts
        items={[
          ['Likes most', areas.map((area) => interestAreas[area]).join(', ')],
          ['Wants of work', values.map((value) => workValues[value]).join(', ')],
        ]}
      />
    </Section>
  );
}
