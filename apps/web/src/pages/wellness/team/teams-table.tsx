import { ScrollArea, UnstyledButton } from '@mantine/core';
import type { Scale } from '@talent-os/contracts/productivity/wellness-instruments';
import { workloadFacts, type WorkloadFact } from '@talent-os/contracts/productivity/workload-facts';
import { decimal } from '@/lib/format';
import { Card } from '@/ui/page/card';
import { FigureTable } from '@/ui/figures/figure-table';
import { factText } from '../workload.rules';
import css from './teams.module.css';
import { latestOf, type Group } from './team.rules';

const shown: readonly (readonly [Scale, string])[] = [
  ['wellbeing', 'Well-being'],
  ['work', 'Work burnout'],
  ['mood', 'Mood'],
];
const fact: WorkloadFact = 'overdueTasks';

/** Every team with its last averages; a dash where too few people checked in. */
export function TeamsTable({
  groups,
  onOpen,
}: {
  readonly groups: readonly Group[];
  readonly onOpen: (id: string) => void;
}) {
  const overdue = ({ workload }: Group) => workload?.find((one) => one.fact === fact);
  return (
    <Card
      title="All teams"
      description="Last month, quarter and week that are over. A dash: not enough people to show this safely."
      flush
    >
      <ScrollArea viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': 'Averages by team' }}>
        <FigureTable
          columns={['Team', ...shown.map(([, label]) => label), workloadFacts[fact].label]}
          rows={groups.map((group) => ({
            key: group.id,
            name: (
              <UnstyledButton className={css.name} onClick={() => onOpen(group.id)}>
                {group.name}
              </UnstyledButton>
            ),
            figures: [
              ...shown.map(([scale]) => decimal(latestOf(group, scale)?.mean)),
              overdue(group) ? factText(fact, overdue(group)!.mean) : '–',
            ],
          }))}
          horizontalSpacing="md"
        />
      </ScrollArea>
    </Card>
  );
}
