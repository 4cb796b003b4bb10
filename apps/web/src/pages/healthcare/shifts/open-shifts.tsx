import { claimableShifts, claimShift, type ClaimableShift } from '@talent-os/contracts/healthcare/shifts';
import { useListAnswer } from '@/lib/use-list-answer';
import { useListFilters } from '@/lib/use-list-filters';
import { Card } from '@/ui/page/card';
import { counted } from '@/lib/counted';
import { decimal } from '@/lib/format';
import { bulkCommand, type BulkAction } from '@/ui/list/bulk-action';
import type { RecordColumn } from '@/ui/list/record-columns';
import { cardsOf } from '@/ui/list/record-cards';
import { RecordList } from '@/ui/list/record-list';
import { RowButton } from '@/ui/button/row-button';
import { HiddenShifts } from './hidden-shifts';
import { ShiftCell } from './shift-cell';
import { hiddenLabels, nameOf, whenOf } from './labels';
import { useClaims } from './use-claims';
import { useSought } from './use-sought';
import rows from '@/ui/table/rows.module.css';
import facts from '../healthcare.module.css';
import css from './shifts.module.css';

const bulk: readonly BulkAction<ClaimableShift>[] = [
  bulkCommand(claimShift, {
    key: 'claim',
    label: 'Claim',
    allows: () => true,
    input: ({ id }) => ({ shiftId: id }),
    done: (count) => `${counted(count, 'shifts')} claimed`,
    confirm: (shifts) => ({
      title: `Claim ${counted(shifts.length, 'shifts')}?`,
      text: claimEffect(shifts),
      confirm: 'Claim',
    }),
  }),
];

/** The hours they come to, and how many of them wait for a manager. */
function claimEffect(shifts: readonly ClaimableShift[]): string {
  const hours = shifts.reduce((sum, shift) => sum + shift.hours, 0);
  const waiting = shifts.filter(({ answer }) => answer === 'pending').length;
  return `${decimal(hours)} hours in all. ${waiting > 0 ? `${waiting} of them need approval; your manager is asked.` : 'They are yours at once.'} Each is checked on its own against rest and hours.`;
}

const answerOf = ({ answer, overtime }: ClaimableShift): string =>
  answer === 'pending' ? `Needs approval: ${overtime ? 'overtime' : 'starts within 24 hours'}` : 'Yours at once';

const columns: readonly RecordColumn<ClaimableShift>[] = [
  { field: 'date', title: 'When', render: whenOf, text: true, stack: 'fact' },
  { field: 'hours', title: 'Hours', align: 'right' },
  { field: 'answer', title: 'Claiming it', render: answerOf, text: true, stack: 'fact' },
  { field: 'free', title: 'Free slots', align: 'right', optional: true },
  { field: 'requiredCredentials', title: 'Needs', optional: true },
  { field: 'requiredSkills', title: 'Skills', optional: true },
];

/** Free shifts I may claim, and below them why I may not claim the others. */
export function OpenShifts() {
  const list = useListFilters(claimableShifts);
  const shifts = useListAnswer(list);
  const { claim, busy, question } = useClaims();
  const sought = list.params.get('shift');
  const hidden = shifts.data?.hidden.find(({ id }) => id === sought);
  return (
    <div className={css.stack}>
      <Card title="Open shifts" description="Free slots of the next 14 days that you may claim." flush>
        {hidden && <NotOpen shift={hidden} />}
        <RecordList
          list={list}
          label="open shifts"
          main={{ field: 'department', title: 'Department' }}
          columns={[
            ...columns,
            {
              field: 'id',
              title: '',
              deeds: true,
              align: 'right',
              render: (shift) => <ClaimButton shift={shift} busy={busy} onClaim={() => claim(shift)} />,
              stack: 'line',
            },
          ]}
          filters={{
            search: { label: 'Search shifts', placeholder: 'Department or skill' },
            department: { label: 'Department', choices: shifts.data?.departments ?? [] },
            fitting: 'Fits my availability',
          }}
          nameOf={nameOf}
          empty="No open shifts for you in the next 14 days"
          csv="own"
          bulk={bulk}
          framed
          renderCards={cardsOf<ClaimableShift>((items) => (
            <ul className={rows.rows} aria-label="Shifts you may claim">
              {items.map((shift) => (
                <OpenRow
                  key={shift.id}
                  shift={shift}
                  sought={shift.id === sought}
                  busy={busy}
                  onClaim={() => claim(shift)}
                />
              ))}
            </ul>
          ))}
        />
      </Card>
      {shifts.data && shifts.data.hidden.length > 0 && <HiddenShifts shifts={shifts.data.hidden} />}
      {question}
    </div>
  );
}

type ClaimProps = Pick<OpenRowProps, 'shift' | 'busy' | 'onClaim'>;
const ClaimButton = ({ shift, busy, onClaim }: ClaimProps) => (
  <RowButton label="Claim" of={nameOf(shift)} variant="light" disabled={busy} onClick={onClaim} />
);

type OpenRowProps = {
  readonly shift: ClaimableShift;
  /** A link has led here for this one. */
  readonly sought: boolean;
  readonly busy: boolean;
  readonly onClaim: () => void;
};

function OpenRow({ shift, sought, busy, onClaim }: OpenRowProps) {
  const { free, answer, overtime, fits } = shift;
  return (
    <li {...useSought(sought)}>
      <ShiftCell shift={shift}>
        <span className={facts.facts}>
          {counted(free, 'free slots')}
          {!fits && ' · outside of your availability'}
          {answer === 'pending' && ` · needs approval: ${overtime ? 'overtime' : 'starts within 24 hours'}`}
        </span>
      </ShiftCell>
      <div className={facts.buttons}>
        <ClaimButton shift={shift} busy={busy} onClaim={onClaim} />
      </div>
    </li>
  );
}

/** Why the shift a link has led to is not among the open ones. */
const NotOpen = ({ shift }: { readonly shift: Parameters<typeof HiddenShifts>[0]['shifts'][number] }) => (
  <p className={css.sought} role="status">
    {nameOf(shift)} is not open to you: {hiddenLabels[shift.reason].toLowerCase()}.
  </p>
);
