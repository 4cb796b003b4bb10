import { ScrollArea, VisuallyHidden } from '@mantine/core';
import clsx from 'clsx';
import { dayParts } from '@talent-os/contracts/healthcare/shifts-states';
import type { Coverage, DayPart, Unit } from '@talent-os/contracts/healthcare/units';
import { dayLabel, partLabels } from '../labels';
import css from '../healthtech.module.css';

type CoverageTableProps = { readonly units: readonly Unit[]; readonly today: string };

/** Two rows to a unit, by day and by night; a number too small is coloured and says how many are missing. */
export function CoverageTable({ units, today }: CoverageTableProps) {
  const days = units[0]?.coverage.map(({ date }) => date) ?? [];
  return (
    <ScrollArea type="auto" viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': 'Coverage by day' }}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Unit and shift</VisuallyHidden>
            </th>
            {days.map((date) => (
              <th key={date} scope="col">
                {dayLabel(date, today)}
              </th>
            ))}
          </tr>
        </thead>
        {units.map((unit) => (
          <tbody key={unit.id}>
            {dayParts.map((part) => (
              <tr key={part}>
                <th scope="row">
                  {part === 'day' && <span className={css.ward}>{unit.name}</span>}
                  <span className={css.quiet}>{partLabels[part]}</span>
                </th>
                {unit.coverage.map((coverage) => (
                  <Cell key={coverage.date} coverage={coverage} part={part} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </ScrollArea>
  );
}

function Cell({ coverage, part }: { readonly coverage: Coverage; readonly part: DayPart }) {
  const staffing = coverage.parts.find((one) => one.part === part);
  if (!staffing || (staffing.required === 0 && staffing.confirmed === 0)) return <td>–</td>;
  const { confirmed, required, missing, pending } = staffing;
  const more = [
    confirmed > required && `${confirmed - required} more than required`,
    missing > 0 && `${missing} missing`,
    pending > 0 && `${pending} waiting for approval`,
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <td title={more || undefined}>
      <span className={clsx(css.count, missing > 0 && css.short)}>
        {Math.min(confirmed, required)}/{required}
        {confirmed > required && ` +${confirmed - required}`}
      </span>
    </td>
  );
}
