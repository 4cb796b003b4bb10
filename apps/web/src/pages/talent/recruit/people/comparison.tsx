import { Button, Group, Radio, Stack } from '@mantine/core';
import type { Output } from '@talent-os/contracts/define';
import {
  keepApart,
  mergeCandidates,
  mergeFieldLabels,
  UNMERGE_DAYS,
  unmergeCandidates,
  type listDuplicates,
  type MergeField,
  type Twin,
} from '@talent-os/contracts/talent/candidates';
import { useState } from 'react';
import { counted } from '@/lib/counted';
import { DASH, day } from '@/lib/format';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { Quiet } from '@/ui/display/quiet';
import css from './people.module.css';

type PairProps = { readonly pair: Output<typeof listDuplicates>['items'][number] };

/** Two records side by side, what becomes of them, and the two answers. */
export function Comparison({ pair }: PairProps) {
  const [take, setTake] = useState<readonly MergeField[]>([]);
  return (
    <Stack gap="md">
      <Fields pair={pair} take={take} onTake={setTake} />
      <Outcome pair={pair} />
      <Answers pair={pair} take={take} />
    </Stack>
  );
}

type FieldsProps = PairProps & {
  /** What is taken from the second record. */
  readonly take: readonly MergeField[];
  readonly onTake: (take: readonly MergeField[]) => void;
};

/** The fields in which they differ, with a choice for each; names are those of their accounts. */
function Fields({ pair: { first, second, differing }, take, onTake }: FieldsProps) {
  const sides = [
    { twin: first, name: 'A', isTaken: false },
    { twin: second, name: 'B', isTaken: true },
  ];
  const choose = (field: MergeField, isTaken: boolean) =>
    onTake([...take.filter((one) => one !== field), ...(isTaken ? [field] : [])]);
  return (
    <table className={css.compare}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          {sides.map(({ twin, name }) => (
            <Head key={name} twin={twin} name={name} />
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Name</th>
          <td>{first.personName}</td>
          <td>{second.personName}</td>
        </tr>
        {differing.map((field) => (
          <tr key={field}>
            <th scope="row">{mergeFieldLabels[field]}</th>
            {sides.map(({ twin, name, isTaken }) => (
              <td key={name}>
                <Radio
                  name={field}
                  label={twin[field] || DASH}
                  aria-label={`${mergeFieldLabels[field]} of record ${name}: ${twin[field] || 'none'}`}
                  checked={take.includes(field) === isTaken}
                  onChange={() => choose(field, isTaken)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({ twin: { lastAt, applications, notes }, name }: { readonly twin: Twin; readonly name: string }) {
  const { dayOf } = useFormat();
  return (
    <th scope="col">
      Record {name}
      <Quiet>
        {dayOf(lastAt)}, {counted(applications, 'applications')}, {counted(notes, 'notes')}
      </Quiet>
    </th>
  );
}

function Outcome({ pair: { first, second } }: PairProps) {
  const consent = first.consentUntil < second.consentUntil ? first.consentUntil : second.consentUntil;
  return (
    <ul className={css.after}>
      <li>
        One history: {counted(first.applications + second.applications, 'applications')},{' '}
        {counted(first.notes + second.notes, 'notes')}
      </li>
      <li>Consent stays {day(consent)}, the shorter one</li>
      <li>Of two applications for one position, the one that came further goes on</li>
      <li>Can be undone for {UNMERGE_DAYS} days</li>
    </ul>
  );
}

function Answers({ pair: { first, second }, take }: Pick<FieldsProps, 'pair' | 'take'>) {
  const part = useCommand(unmergeCandidates, { done: 'They are two records again' });
  const merge = useCommand(mergeCandidates, {
    undo: ({ id }) => ({
      text: `One record of ${first.personName}`,
      run: () => part.mutate({ candidateMatchId: id }),
    }),
  });
  const ids = { candidateId: first.id, otherCandidateId: second.id };
  const [ask, question] = useConfirmed(keepApart, () => ({
    input: ids,
    title: 'Are they two people?',
    confirm: 'Two people',
    children: 'These two records are not proposed to be merged again.',
    done: 'They stay two people',
  }));
  return (
    <Group gap="xs">
      <Button loading={merge.loading} onClick={() => merge.mutate({ ...ids, take: [...take], version: first.version })}>
        Merge into A
      </Button>
      <Button variant="default" onClick={() => ask()}>
        Two people
      </Button>
      {question}
    </Group>
  );
}
