import type { Output } from '@talent-os/contracts/define';
import type { getOwnResponses } from '@talent-os/contracts/talent/own-figures';
import { dayOf, decimal } from '@/lib/format';
import { useMe } from '@/lib/session';
import { AppLink } from '@/ui/button/app-link';
import { ChartCard } from '@/ui/chart/chart-card';

const scores = [{ name: 'Score', color: 'var(--hub)' }];
/** The best a practiced interview can be. */
const BEST = 4;

/** How well practiced interviews told what somebody did, in time. */
export function PracticeTrend({ practices }: Pick<Output<typeof getOwnResponses>, 'practices'>) {
  const { timezone } = useMe().organization;
  return (
    <ChartCard
      title="Practice"
      description={`Scores of your practiced interviews, of ${BEST}`}
      actions={<AppLink to="/candidate/apply/simulator">Practice</AppLink>}
      kind="lines"
      label="Scores of practiced interviews"
      heading="Interview"
      series={scores}
      rows={practices.map(({ practiceId, positionTitle, startedAt, score }) => ({
        name: dayOf(startedAt, timezone),
        full: `${positionTitle}, ${dayOf(startedAt, timezone)}`,
        key: practiceId,
        values: [score],
        links: [`/candidate/apply/simulator?practice=${practiceId}`],
      }))}
      unit={{ text: decimal }}
      ticks={[0, 1, 2, 3, BEST]}
      empty="No practice yet"
      height={230}
    />
  );
}
