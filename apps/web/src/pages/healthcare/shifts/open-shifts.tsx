import { useQuery } from '@tanstack/react-query';
import { claimableShifts, claimShift, type ClaimableShift } from '@talent-os/contracts/healthcare/shifts';
import { steadyQuery } from '../../../lib/query';
import { useCommand } from '../../../lib/use-command';
import { useListBeside } from '../../../lib/use-list-beside';
import { Card } from '../../../ui/card';
import { counted } from '../../../lib/counted';
import { EmptyState } from '../../../ui/empty-state';
import { FilterBar } from '../../../ui/filters/filter-bar';
import { ListChip } from '../../../ui/filters/list-chip';
import { ListSearch } from '../../../ui/filters/list-search';
import { ListSelect } from '../../../ui/filters/list-select';
import { Loaded } from '../../../ui/loaded';
import { NothingFound } from '../../../ui/nothing-found';
import { RowButton } from '../../../ui/row-button';
import { HiddenShifts } from './hidden-shifts';
import { ShiftCell } from './shift-cell';
import { nameOf } from './labels';
import rows from '../../../ui/rows.module.css';
import list from '../healthcare.module.css';
import css from './shifts.module.css';

const FILTERS = ['search', 'department', 'fitting'] as const;
const done = { confirmed: 'Shift confirmed', pending: 'Waiting for approval' } as const;

/** Free shifts I may claim, and below them why I may not claim the others. */
export function OpenShifts() {
  const params = useListBeside(FILTERS);
  const { search, get, flag, filtered, clear } = params;
  const input = { search, department: get('department'), fitting: flag('fitting') };
  const shifts = useQuery(steadyQuery(claimableShifts, input));
  const claim = useCommand(claimShift, { done: ({ status }) => done[status] });
  return (
    <div className={css.stack}>
      <Card title="Open shifts" description="Free slots of the next 14 days that you may claim." flush>
        <FilterBar className={css.toolbar}>
          <ListSearch params={params} label="Search shifts" placeholder="Department or skill" />
          <ListSelect
            params={params}
            name="department"
            label="Department"
            w={190}
            choices={shifts.data?.departments ?? []}
          />
          <ListChip params={params} name="fitting">
            Fits my availability
          </ListChip>
        </FilterBar>
        <Loaded query={shifts} skeletons={6}>
          {({ items }) => {
            if (items.length === 0)
              return filtered ? (
                <NothingFound onClear={clear} />
              ) : (
                <EmptyState title="No open shifts for you in the next 14 days" />
              );
            return (
              <ul className={rows.rows} aria-label="Shifts you may claim">
                {items.map((shift) => (
                  <OpenRow
                    key={shift.id}
                    shift={shift}
                    busy={claim.loading}
                    onClaim={() => claim.mutate({ shiftId: shift.id })}
                  />
                ))}
              </ul>
            );
          }}
        </Loaded>
      </Card>
      {shifts.data && shifts.data.hidden.length > 0 && <HiddenShifts shifts={shifts.data.hidden} />}
    </div>
  );
}

type OpenRowProps = { readonly shift: ClaimableShift; readonly busy: boolean; readonly onClaim: () => void };

function OpenRow({ shift, busy, onClaim }: OpenRowProps) {
  const { free, answer, overtime, fits } = shift;
  return (
    <li>
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
