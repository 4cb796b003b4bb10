import { useQuery } from '@tanstack/react-query';
import { claimableShifts, claimShift, type ClaimableShift } from '@talent-os/contracts/healthcare/shifts';
import { steadyQuery } from '../../../lib/query';
import { useListFilters } from '../../../lib/use-list-filters';
import { Card } from '../../../ui/page/card';
import { counted } from '../../../lib/counted';
import { decimal } from '../../../lib/format';
import { EmptyState } from '../../../ui/loading/empty-state';
import { bulkCommand, type BulkAction } from '../../../ui/list/bulk-action';
import { CardList } from '../../../ui/table/card-list';
import { ListChip } from '../../../ui/filters/list-chip';
import { ListSearch } from '../../../ui/filters/list-search';
import { ListSelect } from '../../../ui/filters/list-select';
import { RowButton } from '../../../ui/button/row-button';
import { claimableColumns } from './claimable-columns';
import { HiddenShifts } from './hidden-shifts';
import { ShiftCell } from './shift-cell';
import { hiddenLabels, nameOf } from './labels';
import { useClaims } from './use-claims';
import { useSought } from './use-sought';
import rows from '../../../ui/table/rows.module.css';
import list from '../healthcare.module.css';
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

/** Free shifts I may claim, and below them why I may not claim the others. */
export function OpenShifts() {
  const { params, input } = useListFilters(claimableShifts);
  const shifts = useQuery(steadyQuery(claimableShifts, input));
  const { claim, busy, question } = useClaims();
  const sought = params.get('shift');
  const hidden = shifts.data?.hidden.find(({ id }) => id === sought);
  return (
    <div className={css.stack}>
      <Card title="Open shifts" description="Free slots of the next 14 days that you may claim." flush>
        {hidden && (
          <p className={css.sought} role="status">
            {nameOf(hidden)} is not open to you: {hiddenLabels[hidden.reason].toLowerCase()}.
          </p>
        )}
        <CardList
          label="open shifts"
          query={shifts}
          params={params}
          columns={claimableColumns(claim, busy)}
          exports="own"
          framed
          nameOf={nameOf}
          bulk={bulk}
          toolbar={
            <>
              <ListSearch params={params} label="Search shifts" placeholder="Department or skill" />
              <ListSelect
                params={params}
                name="department"
                label="Department"
                choices={shifts.data?.departments ?? []}
              />
              <ListChip params={params} name="fitting">
                Fits my availability
              </ListChip>
            </>
          }
          empty={<EmptyState title="No open shifts for you in the next 14 days" />}
          renderItems={(items) => (
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
          )}
        />
      </Card>
      {shifts.data && shifts.data.hidden.length > 0 && <HiddenShifts shifts={shifts.data.hidden} />}
      {question}
    </div>
  );
}

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
        <span className={list.facts}>
          {counted(free, 'free slots')}
          {!fits && ' · outside of your availability'}
          {answer === 'pending' && ` · needs approval: ${overtime ? 'overtime' : 'starts within 24 hours'}`}
        </span>
      </ShiftCell>
      <div className={list.buttons}>
        <RowButton label="Claim" of={nameOf(shift)} variant="light" disabled={busy} onClick={onClaim} />
      </div>
    </li>
  );
}
