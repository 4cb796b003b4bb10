import { useQuery } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import { getHealthcareHeadcount } from '@talent-os/contracts/talent/headcount';
import { createRequisition } from '@talent-os/contracts/talent/requisitions';
import { Button } from '@mantine/core';
import { decimal, percent } from '@/lib/format';
import { query } from '@/lib/query';
import { useMay } from '@/lib/use-may';
import { AppLink } from '@/ui/button/app-link';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { StatusBadge } from '@/ui/display/status-badge';
import { Quiet } from '@/ui/display/quiet';
import cell from '@/ui/table/cell.module.css';
import css from './headcount.module.css';

type Unit = Output<typeof getHealthcareHeadcount>['items'][number];

/** Units with their vacancy and the nursing hours they lack, as full-time people. */
export function UnitGaps() {
  const figures = useQuery(query(getHealthcareHeadcount, {}));
  return (
    <Card
      title="Units"
      description="Nursing hours below target in the last seven days, as full-time people of 40 hours a week"
      flush
    >
      <Loaded query={figures} skeletons={3}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="No plan for this period" />
          ) : (
            <ul className={css.units}>
              {items.map((unit) => (
                <UnitGap key={unit.department} unit={unit} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

const vacancy = ({ seats, vacant }: Unit) =>
  seats === 0 ? 'No seats planned' : `${percent((100 * vacant) / seats)} vacant, ${vacant} of ${seats} seats`;
const hours = ({ hppd, targetHppd }: Unit) =>
  hppd === null ? 'no census of these days' : `${decimal(hppd)} of ${decimal(targetHppd)} hours per patient day`;

function UnitGap({ unit }: { readonly unit: Unit }) {
  const { department, gapFte, hppd } = unit;
  const mayRequest = useMay(createRequisition);
  const params = new URLSearchParams({
    new: 'request',
    industry: 'HEALTHCARE',
    department,
    headcount: String(Math.max(1, Math.ceil(gapFte))),
  });
  return (
    <li>
      <span className={cell.cell}>
        <span className={cell.name}>{department}</span>
        <Quiet>
          {vacancy(unit)} · {hours(unit)}
        </Quiet>
      </span>
      <span className={css.ways}>
        {hppd !== null && (
          <StatusBadge variant={gapFte > 0 ? 'warning' : 'success'}>
            {gapFte > 0 ? `${decimal(gapFte)} FTE short` : 'On target'}
          </StatusBadge>
        )}
        {mayRequest && gapFte > 0 && (
          <Button
            size="compact-xs"
            variant="light"
            component={AppLink}
            to={`/talent/plan/request?${params}`}
            aria-label={`Request seats for ${department}`}
          >
            Request
          </Button>
        )}
      </span>
    </li>
  );
}
