import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import {
  checkInWellness,
  deleteWellnessCheckin,
  listWellnessCheckins,
  type WellnessCheckin,
} from '@talent-os/contracts/productivity/wellness';
import { instrumentKeys, instruments, scales } from '@talent-os/contracts/productivity/wellness-instruments';
import { counted } from '@/lib/counted';
import { bulkWithUndo, type BulkAction } from '@/ui/list/bulk-action';
import { choicesOf } from '@/lib/choices';
import { decimal } from '@/lib/format';
import { useListFilters } from '@/lib/use-list-filters';
import { useFormat } from '@/lib/use-format';
import { Card } from '@/ui/page/card';
import { RecordList } from '@/ui/list/record-list';
import { EmptyState } from '@/ui/loading/empty-state';
import { moodOf, type Checkins } from '../use-checkins';
import css from '../wellness.module.css';

const kinds = choicesOf(instruments, instrumentKeys);

const bulk: readonly BulkAction<WellnessCheckin>[] = [
  bulkWithUndo(
    deleteWellnessCheckin,
    {
      operation: checkInWellness,
      input: (_, { instrument, answers, note, at }) => ({ instrument, answers, note, at }),
    },
    {
      key: 'delete',
      label: 'Delete',
      danger: true,
      allows: () => true,
      input: ({ id }) => ({ wellnessCheckinId: id }),
      done: (count) => `${counted(count, 'check-ins')} deleted`,
    },
  ),
];

const kindOf = ({ instrument }: WellnessCheckin): string => instruments[instrument].label;
/** What a check-in came to, in words. */
const resultOf = ({ instrument, answers, scores }: WellnessCheckin): string =>
  instrument === 'mood'
    ? (moodOf(answers[0]) ?? '')
    : scores.map(({ scale, score }) => `${scales[scale].label} ${decimal(score)}`).join(' · ') || 'Too few answers';

/** Every check-in of mine, with its note, to look back on or to delete. */
export function History({ checkins }: { readonly checkins: Checkins }) {
  return (
    <Card title="My check-ins" flush>
      <RecordList
        list={useListFilters(listWellnessCheckins, { defaultSort: 'at:desc' })}
        label="check-ins"
        main={{
          field: 'at',
          title: 'When',
          render: ({ at }, { momentOf }) => <span className="num">{momentOf(at)}</span>,
        }}
        columns={[
          { field: 'instrument', title: 'Check-in', text: true, render: kindOf, stack: 'fact' },
          { field: 'scores', title: 'Result', text: true, render: resultOf, stack: 'fact' },
          {
            field: 'note',
            title: 'Note',
            render: ({ note }) => note && <span className={css.note}>{note}</span>,
            stack: 'line',
          },
          {
            field: 'id',
            title: <VisuallyHidden>Delete</VisuallyHidden>,
            deeds: true,
            width: 60,
            align: 'right',
            render: (checkin) => <Remove checkin={checkin} checkins={checkins} />,
            stack: 'column',
          },
        ]}
        filters={{
          search: { label: 'Search my notes' },
          instrument: { label: 'Kind of check-in', all: 'Every kind', choices: kinds },
        }}
        nameOf={kindOf}
        empty={<EmptyState title="No check-ins yet" text="Whatever you note appears here, for you alone." />}
        csv="own"
        bulk={bulk}
        framed
      />
    </Card>
  );
}

type RemoveProps = { readonly checkin: WellnessCheckin; readonly checkins: Checkins };

function Remove({ checkin, checkins }: RemoveProps) {
  const { momentOf } = useFormat();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={`Delete ${kindOf(checkin)} of ${momentOf(checkin.at)}`}
      disabled={checkins.busy}
      onClick={() => void checkins.remove(checkin).catch(() => undefined)}
    >
      <IconTrash size={16} />
    </ActionIcon>
  );
}
