import { useQuery } from '@tanstack/react-query';
import { getIncidentSummary } from '@talent-os/contracts/cyber/incidents';
import type { Operation, Output } from '@talent-os/contracts/define';
import { myShifts } from '@talent-os/contracts/healthcare/shifts';
import { countInsights } from '@talent-os/contracts/intelligence/insight-count';
import { countQuestions } from '@talent-os/contracts/intelligence/question-count';
import type { HubKey } from '@talent-os/contracts/navigation/route';
import { getToday } from '@talent-os/contracts/productivity/progress';
import { getPerformance } from '@talent-os/contracts/sales/performance';
import { getTalentOverview } from '@talent-os/contracts/talent/overview';
import { count, percent } from '@/lib/format';
import { query } from '@/lib/query';
import { useMay } from '@/lib/use-may';
import { worksShifts } from '../day/my-day.rules';

type Figure = {
  readonly of: Operation;
  readonly tell: (answer: never) => readonly [value: string, what: string] | undefined;
};

/** Types a row by the read it tells of: the one the hub's own screen shows. */
const figure = <O extends Operation>(
  of: O,
  tell: (answer: Output<O>) => readonly [string, string] | undefined,
): Figure => ({
  of,
  tell,
});

/** One figure of a hub, where a read that is cheap has it. */
const figures: Partial<Record<HubKey, Figure>> = {
  talent: figure(getTalentOverview, ({ stages }) => [
    count(stages.find(({ stage }) => stage === 'recruit')?.count ?? 0),
    'in the pipeline',
  ]),
  intelligence: figure(countInsights, ({ insights }) => [count(insights), insights === 1 ? 'insight' : 'insights']),
  data: figure(countQuestions, ({ questions }) => [
    count(questions),
    questions === 1 ? 'saved question' : 'saved questions',
  ]),
  sales: figure(getPerformance, ({ quotaProgress }) => [percent(quotaProgress), 'of your quota']),
  productivity: figure(getToday, ({ openTasks }) => [count(openTasks), 'open tasks']),
  healthtech: figure(myShifts, (own) => (worksShifts(own) ? [`${own.thisWeekHours} h`, 'this week'] : undefined)),
  cyber: figure(getIncidentSummary, ({ activeCount }) => [count(activeCount), 'active incidents']),
};

type HubFigureProps = { readonly hub: HubKey; readonly className: string | undefined };

export function HubFigure({ hub, className }: HubFigureProps) {
  const known = figures[hub];
  return known ? <Read figure={known} className={className} /> : null;
}

function Read({
  figure: { of, tell },
  className,
}: {
  readonly figure: Figure;
  readonly className: string | undefined;
}) {
  const { data } = useQuery({ ...query(of, {} as never), enabled: useMay(of) });
  const told = data === undefined ? undefined : tell(data as never);
  if (!told) return null;
  const [value, what] = told;
  return (
    <span className={className}>
      <b className="num">{value}</b> {what}
    </span>
  );
}
