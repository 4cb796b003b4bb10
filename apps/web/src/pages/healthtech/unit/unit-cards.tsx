import type { Unit } from '@talent-os/contracts/healthcare/units';
import { day, decimal } from '@/lib/format';
import { Card } from '@/ui/page/card';
import { StatusBadge } from '@/ui/display/status-badge';
import type { Choose } from '../choice';
import { UnitMenu } from './unit-menu';
import { expiringText, freeIn, missingIn } from '../labels';
import css from '../healthtech.module.css';

type UnitCardsProps = { readonly units: readonly Unit[]; readonly whole: boolean; readonly onChoose: Choose };

/** Each unit with its figures, and what can be done with it. */
export const UnitCards = ({ units, whole, onChoose }: UnitCardsProps) => (
  <div className={css.units}>
    {units.map((unit) => (
      <UnitCard key={unit.id} unit={unit} whole={whole} onChoose={onChoose} />
    ))}
  </div>
);

function UnitCard({
  unit,
  whole,
  onChoose,
}: {
  readonly unit: Unit;
  readonly whole: boolean;
  readonly onChoose: Choose;
}) {
  const { name, beds, hppd, targetHppd, census, standing, requiredDay, requiredNight } = unit;
  const missing = missingIn([unit]);
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    ['Missing in eight days', missing.all],
    ['Open slots', freeIn([unit])],
    ['Required', `${requiredDay} by day, ${requiredNight} by night`],
    ['Hours per patient day', <Hppd key="hppd" actual={hppd.actual} target={targetHppd} />],
    ['Census', census ? `${census.midnightCensus} of ${beds} beds, ${day(census.date)}` : `Not entered, ${beds} beds`],
    ...(whole ? peopleFacts(standing) : []),
  ];
  return (
    <Card
      title={name}
      description={missing.today > 0 ? `${missing.today} missing today` : 'Covered today'}
      actions={whole && <UnitMenu unit={unit} onChoose={onChoose} />}
    >
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
      </dl>
    </Card>
  );
}

const Fact = ({ label, value }: { readonly label: string; readonly value: React.ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </>
);

function Hppd({ actual, target }: { readonly actual: number | null; readonly target: number }) {
  if (actual === null) return `Census needed, target ${decimal(target)}`;
  return (
    <StatusBadge variant={actual < target ? 'warning' : 'success'}>
      {decimal(actual)} of {decimal(target)}
    </StatusBadge>
  );
}

const peopleFacts = (standing: Unit['standing']): readonly (readonly [string, string])[] =>
  standing
    ? [
        ['Credentials', expiringText(standing.credentials)],
        ['CEU at risk', `${standing.ceuAtRisk} of ${standing.people} people`],
        ['Overtime this week', `${decimal(standing.overtime.at(-1)?.hours ?? 0)} h`],
      ]
    : [['People', 'Not enough people to show this safely']];
