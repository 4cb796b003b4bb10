import { Button, MultiSelect, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  filtersOf,
  filtersText,
  groupsOf,
  measures,
  MONTH,
  MONTH_LABEL,
  MOST_GROUPS,
  MOST_VALUES,
  NO_VALUE,
  numberFieldsOf,
  questionCharts,
  textFieldsOf,
  type Measure,
  type QuestionChart,
} from '@talent-os/contracts/facts/question';
import { shownValue } from '@talent-os/contracts/facts/question-words';
import { askQuestion } from '@talent-os/contracts/intelligence/questions';
import { inputOf, isWhole, periodsOf, type Draft } from '@/features/questions/question-state';
import { choicesOf } from '@/lib/choices';
import { counted } from '@/lib/counted';
import { query } from '@/lib/query';
import { useToday } from '@/lib/use-today';
import { Quiet } from '@/ui/display/quiet';
import { Card } from '@/ui/page/card';
import css from './data.module.css';

type BuilderProps = {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly onSave: () => void;
};

/** A question as a sentence of choices. */
export function Builder({ draft, onChange, onSave }: BuilderProps) {
  const put = (changes: Partial<Draft>) => onChange({ ...draft, ...changes });
  const numbers = numberFieldsOf(draft.dataset);
  const [firstNumber] = Object.keys(numbers);
  return (
    <Card
      title="Question"
      actions={
        <Button disabled={!isWhole(draft)} onClick={onSave}>
          Save question
        </Button>
      }
    >
      <div className={css.builder}>
        <Select
          label="Show"
          allowDeselect={false}
          data={choicesOf(measures, firstNumber ? ['count', 'sum', 'average'] : ['count'])}
          value={draft.of}
          onChange={(of) =>
            put({ of: of as Measure, field: of === 'count' ? undefined : (draft.field ?? firstNumber) })
          }
        />
        {draft.of !== 'count' && (
          <Select
            label="Of"
            allowDeselect={false}
            data={choicesOf(numbers)}
            value={draft.field ?? null}
            onChange={(field) => put({ field: field ?? undefined })}
          />
        )}
        <MultiSelect
          label="By"
          maxValues={MOST_GROUPS}
          data={choicesOf({ ...textFieldsOf(draft.dataset), [MONTH]: MONTH_LABEL })}
          value={groupsOf(draft.groups)}
          onChange={(groups) => put({ groups: groups.join(',') || undefined })}
        />
        <Select
          label="Period"
          allowDeselect={false}
          data={choicesOf(periodsOf(draft.dataset))}
          value={String(draft.days)}
          onChange={(days) => put({ days: Number(days) })}
        />
        <Select
          label="Chart"
          allowDeselect={false}
          data={choicesOf(questionCharts)}
          value={draft.chart}
          onChange={(chart) => put({ chart: chart as QuestionChart })}
        />
      </div>
      <Narrowing draft={draft} onChange={put} />
    </Card>
  );
}

/** Values of fields that rows must have. */
function Narrowing({
  draft,
  onChange,
}: Pick<BuilderProps, 'draft'> & { readonly onChange: (changes: Partial<Draft>) => void }) {
  const filters = filtersOf(draft.filters);
  const fields = textFieldsOf(draft.dataset);
  const put = (next: typeof filters) => onChange({ filters: filtersText(next) || undefined });
  const free = Object.keys(fields).filter((field) => !filters.some((filter) => filter.field === field));
  return (
    <div className={css.builder}>
      {filters.map(({ field, values }) => {
        const Input = values.length > MOST_VALUES ? TooManyValues : ValuesInput;
        return (
          <Input
            key={field}
            draft={draft}
            field={field}
            label={`Only ${(fields[field] ?? field).toLowerCase()}`}
            value={values.filter(Boolean)}
            onChange={(next) =>
              put(
                next.length === 0
                  ? filters.filter((filter) => filter.field !== field)
                  : filters.map((filter) => (filter.field === field ? { field, values: next } : filter)),
              )
            }
          />
        );
      })}
      {free.length > 0 && (
        <Select
          label="Narrow down by"
          placeholder="Add a filter"
          data={choicesOf(fields, free)}
          value={null}
          onChange={(field) => field && put([...filters, { field, values: [''] }])}
        />
      )}
    </div>
  );
}

type ValuesInputProps = Pick<BuilderProps, 'draft'> & {
  readonly field: string;
  readonly label: string;
  readonly value: string[];
  readonly onChange: (value: string[]) => void;
};

/** More values than a question takes are counted, and not drawn one by one: an address may hold any number of them. */
const TooManyValues = ({ label, value, onChange }: ValuesInputProps) => (
  <div role="group" aria-label={label}>
    <Quiet late>
      {label}: {counted(value.length, 'values')}, and a question takes {MOST_VALUES} at most.
    </Quiet>{' '}
    <Button size="xs" variant="default" onClick={() => onChange([])}>
      Remove the filter
    </Button>
  </div>
);

/** Values of a filter, of those there are in the period. */
function ValuesInput({ draft: { dataset, days }, field, ...input }: ValuesInputProps) {
  const today = useToday();
  const asked = inputOf({ dataset, of: 'count', groups: field, chart: 'bars', days }, today);
  const { data } = useQuery(query(askQuestion, asked));
  const known = data?.cells.map(({ group }) => ({ value: group ?? NO_VALUE, label: shownValue(group ?? NO_VALUE) }));
  return <MultiSelect {...input} searchable clearable data={withChosen(known ?? [], input.value)} />;
}

/** What is chosen stays a choice, also where there is none of it in the period. */
const withChosen = (
  known: readonly { readonly value: string; readonly label: string }[],
  chosen: readonly string[],
) => [
  ...known,
  ...chosen
    .filter((value) => !known.some((one) => one.value === value))
    .map((value) => ({ value, label: shownValue(value) })),
];
