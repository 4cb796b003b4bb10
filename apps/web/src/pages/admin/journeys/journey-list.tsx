import { Button, Group } from '@mantine/core';
import { industryLabels } from '@talent-os/contracts/access/tables';
import { journeyStates, type Journey } from '@talent-os/contracts/identity/journey-shapes';
import { listJourneys } from '@talent-os/contracts/identity/journeys';
import { choicesOf } from '@/lib/choices';
import { counted } from '@/lib/counted';
import { useListFilters } from '@/lib/use-list-filters';
import { StatusBadge } from '@/ui/display/status-badge';
import type { RecordColumn } from '@/ui/list/record-columns';
import { RecordList } from '@/ui/list/record-list';
import { EmptyState } from '@/ui/loading/empty-state';
import { journeyTemplates, type JourneyTemplate } from './journey';
import { audienceText, journeyVariants } from './labels';

const people = (count: number) => counted(count, 'people', 'person');
const stopText = ({ stop }: Journey) => (stop ? `${stop.title}: ${people(stop.people)}` : '');
const completionText = ({ completion }: Journey) => (completion === null ? '' : `${completion}%`);

const columns: readonly RecordColumn<Journey>[] = [
  {
    field: 'state',
    title: 'State',
    width: 110,
    render: ({ state }) => <StatusBadge variant={journeyVariants[state]}>{journeyStates[state].label}</StatusBadge>,
    text: ({ state }) => journeyStates[state].label,
    stack: 'badge',
  },
  { field: 'stepCount', title: 'Steps', width: 80, align: 'right' },
  { field: 'runs', title: 'Runs', width: 80, align: 'right', stack: ({ runs }) => counted(runs, 'runs') },
  {
    field: 'completion',
    title: 'Completion',
    width: 120,
    align: 'right',
    render: completionText,
    text: completionText,
  },
  { field: 'stop', title: 'Where people stop', width: 260, render: stopText, text: stopText, stack: 'line' },
  { field: 'changedAt', title: 'Changed', optional: true },
];

type JourneyListProps = { readonly onTemplate: (template: JourneyTemplate) => void };

/** The journeys with how they go. */
export const JourneyList = ({ onTemplate }: JourneyListProps) => (
  <RecordList
    list={useListFilters(listJourneys)}
    label="journeys"
    main={{
      field: 'name',
      title: 'Journey',
      to: ({ id }) => `/admin/journeys?journey=${id}`,
      under: audienceText,
    }}
    columns={columns}
    filters={{
      search: 'Name',
      state: { label: 'State', choices: choicesOf(journeyStates) },
      industry: { label: 'Industry', choices: choicesOf(industryLabels) },
    }}
    empty={
      <EmptyState
        title="No journeys yet"
        text="Begin with one of these, and change what is different with you."
        action={<Templates onTemplate={onTemplate} />}
      />
    }
  />
);

const Templates = ({ onTemplate }: JourneyListProps) => (
  <Group gap="xs" justify="center">
    {journeyTemplates.map((template) => (
      <Button key={template.key} variant="default" onClick={() => onTemplate(template)}>
        {template.name}
      </Button>
    ))}
  </Group>
);
