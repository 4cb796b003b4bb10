import { Select } from '@mantine/core';
import {
  changePositionSearch,
  dropPositionSearch,
  keepPositionSearch,
  searchAlertLabels,
  type PositionSearch,
  type SearchAlert,
} from '@talent-os/contracts/talent/position-searches';
import { choicesOf } from '@/lib/choices';
import { counted } from '@/lib/counted';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { AppLink } from '@/ui/button/app-link';
import { RowButton } from '@/ui/button/row-button';
import { Quiet } from '@/ui/display/quiet';
import { RecordRow } from '@/ui/table/record-row';
import { addressOf, keptAs } from './search.rules';

/** A search I keep, with what it finds now and how often I am told of new ones. */
export function SearchRow({ search }: { readonly search: PositionSearch }) {
  const { id, name, alert, found, version, location, remote, payFrom } = search;
  const { money } = useFormat();
  const change = useCommand(changePositionSearch, {
    done: (_, input) => `${name}: ${searchAlertLabels[input.alert].toLowerCase()}`,
  });
  const again = useCommand(keepPositionSearch, { done: `You keep the search ${name} again` });
  const drop = useCommand(dropPositionSearch, {
    undo: () => ({ text: `You no longer keep the search ${name}`, run: () => again.mutate(keptAs(search)) }),
  });
  return (
    <RecordRow
      name={<AppLink to={addressOf(search)}>{name}</AppLink>}
      actions={
        <>
          <Select
            aria-label={`Tell me of new positions of ${name}`}
            w={150}
            allowDeselect={false}
            data={choicesOf(searchAlertLabels)}
            value={alert}
            disabled={change.loading}
            onChange={(next) => next && change.mutate({ positionSearchId: id, alert: next as SearchAlert, version })}
          />
          <RowButton
            label="Remove"
            of={name}
            variant="subtle"
            loading={drop.loading}
            onClick={() => drop.mutate({ positionSearchId: id })}
          />
        </>
      }
    >
      <Quiet>
        {[
          counted(found, 'positions'),
          search.search && `“${search.search}”`,
          location,
          remote && 'remote',
          payFrom !== null && `from ${money(payFrom)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Quiet>
    </RecordRow>
  );
}
