import { ActionIcon, VisuallyHidden } from '@mantine/core';
import type { WellnessCheckin } from '@talent-os/contracts/productivity/wellness';
import { instruments, scales } from '@talent-os/contracts/productivity/wellness-instruments';
import { IconTrash } from '@tabler/icons-react';
import { decimal } from '../../../lib/format';
import { useFormat } from '../../../lib/use-format';
import type { Column } from '../../../ui/table/data-table';
import { moodOf, type Checkins } from '../use-checkins';
import css from '../wellness.module.css';

/** What a check-in came to, in words. */
const resultOf = ({ instrument, answers, scores }: WellnessCheckin): string =>
  instrument === 'mood'
    ? (moodOf(answers[0]) ?? '')
    : scores.map(({ scale, score }) => `${scales[scale].label} ${decimal(score)}`).join(' · ') || 'Too few answers';

/** The columns of my check-ins; on small screens kind, result and note stand under the day. */
export function useHistoryColumns(narrow: boolean, checkins: Checkins): readonly Column<WellnessCheckin>[] {
  const { momentOf } = useFormat();
  const when: Column<WellnessCheckin> = {
    accessor: 'at',
    title: 'When',
    sortable: true,
    render: (checkin) => (
      <>
        <span className="num">{momentOf(checkin.at)}</span>
        {narrow && (
          <>
            <p className={css.meta}>
              {instruments[checkin.instrument].label}: {resultOf(checkin)}
            </p>
            {checkin.note && <p className={css.note}>{checkin.note}</p>}
          </>
        )}
      </>
    ),
  };
  const remove: Column<WellnessCheckin> = {
    accessor: 'id',
    deeds: true,
    title: <VisuallyHidden>Delete</VisuallyHidden>,
    width: 60,
    textAlign: 'right',
    render: (checkin) => (
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`Delete ${instruments[checkin.instrument].label} of ${momentOf(checkin.at)}`}
        disabled={checkins.busy}
        onClick={() => void checkins.remove(checkin).catch(() => undefined)}
      >
        <IconTrash size={16} />
      </ActionIcon>
    ),
  };
  if (narrow) return [when, remove];
  return [
    when,
    {
      accessor: 'instrument',
      title: 'Check-in',
      text: ({ instrument }) => instruments[instrument].label,
      render: ({ instrument }) => instruments[instrument].label,
    },
    { accessor: 'scores', title: 'Result', text: resultOf, render: resultOf },
    { accessor: 'note', title: 'Note', render: ({ note }) => <span className={css.note}>{note ?? ''}</span> },
    remove,
  ];
}
