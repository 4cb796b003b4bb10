import { ScrollArea, Table, UnstyledButton } from '@mantine/core';
import type { Scale } from '@talent-os/contracts/productivity/wellness-instruments';
import { workloadFacts, type WorkloadFact } from '@talent-os/contracts/productivity/workload-facts';
import { decimal } from '../../../lib/format';
import { Card } from '../../../ui/card';
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
        <Table fz="sm" verticalSpacing={9} horizontalSpacing="md" tabularNums>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Team</Table.Th>
              {shown.map(([scale, label]) => (
                <Table.Th key={scale} scope="col" ta="right">
                  {label}
                </Table.Th>
              ))}
              <Table.Th scope="col" ta="right">
                {workloadFacts[fact].label}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {groups.map((group) => (
              <Table.Tr key={group.id}>
                <Table.Th scope="row" fw={400}>
                  <UnstyledButton className={css.name} onClick={() => onOpen(group.id)}>
                    {group.name}
                  </UnstyledButton>
                </Table.Th>
                {shown.map(([scale]) => (
                  <Table.Td key={scale} ta="right">
                    {decimal(latestOf(group, scale)?.mean)}
                  </Table.Td>
                ))}
                <Table.Td ta="right">{overdue(group) ? factText(fact, overdue(group)!.mean) : '–'}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea>
    </Card>
  );
}
