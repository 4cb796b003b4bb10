import { FILLS_NEEDED, type OpenSeatDetail } from '@talent-os/contracts/talent/open-seats';
import { counted } from '@/lib/counted';
import { Section } from '@/ui/page/section';
import cell from '@/ui/table/cell.module.css';
import css from './status.module.css';

type FillsProps = { readonly seat: OpenSeatDetail };

/** Every fill the forecast rests on, by the days it took; those that were quicker than this seat is open do not count. */
export function Fills({ seat: { fillDays, daysSought } }: FillsProps) {
  const longer = fillDays.filter((days) => days > daysSought).length;
  const most = Math.max(daysSought, ...fillDays, 1);
  const at = (days: number) => ({ left: `${(100 * days) / most}%` });
  return (
    <Section title={counted(fillDays.length, 'fills of its job family', 'fill of its job family')}>
      {fillDays.length > 0 && (
        <div
          className={css.fills}
          role="img"
          aria-label={`Fills took ${fillDays.join(', ')} days; this seat has been open for ${daysSought}`}
        >
          {dotsOf(fillDays).map(({ days, nth }) => (
            <i
              key={`${days} ${nth}`}
              data-past={days <= daysSought || undefined}
              style={{ ...at(days), top: 17 - 5 * nth }}
            />
          ))}
          <b style={at(daysSought)} />
        </div>
      )}
      <p className={cell.quiet}>{basis(fillDays.length, longer, daysSought)}</p>
    </Section>
  );
}

function basis(fills: number, longer: number, daysSought: number): string {
  if (fills < FILLS_NEEDED) return `A forecast needs ${FILLS_NEEDED} fills within two years.`;
  if (longer === 0) return `None took longer than the ${daysSought} days it has been open.`;
  return `${longer} took longer than the ${daysSought} days it has been open; their middle is the forecast.`;
}

/** A dot for each fill; those that took as long as another stand above it. */
const dotsOf = (fillDays: readonly number[]) =>
  fillDays.map((days, at) => ({ days, nth: at - fillDays.indexOf(days) }));
