import { Chip, Select } from '@mantine/core';
import { clearanceLevelLabels } from '@talent-os/contracts/cyber/clearance-kinds';
import { SearchField } from '../../../../ui/search-field';
import { choicesOf, standings } from '../words';
import { DUE_IN, type StaffFilters as Filters } from './use-staff-filters';

const standingChoices = Object.entries(standings).map(([value, { label }]) => ({ value, label }));
const dueChoices = DUE_IN.map((value) => ({ value, label: `Due within ${value} days` }));

/** Narrows the list of everybody's clearances; kept in the address. */
export function StaffFilters({ filters }: { readonly filters: Filters }) {
  const { params, level, standing, dueIn, waiting } = filters;
  return (
    <>
      <SearchField
        label="Search clearances"
        placeholder="Holder or authority"
        value={params.search}
        onSearch={(search) => params.patch({ search })}
      />
      <Select
        aria-label="Level"
        placeholder="Any level"
        w={150}
        clearable
        data={choicesOf(clearanceLevelLabels)}
        value={level ?? null}
        onChange={(value) => params.patch({ level: value ?? undefined })}
      />
      <Select
        aria-label="Standing"
        placeholder="Any standing"
        w={150}
        clearable
        data={standingChoices}
        value={standing ?? null}
        onChange={(value) => params.patch({ standing: value ?? undefined })}
      />
      <Select
        aria-label="Reinvestigation"
        placeholder="Any due date"
        w={180}
        clearable
        data={dueChoices}
        value={dueIn ?? null}
        onChange={(value) => params.patch({ due: value ?? undefined })}
      />
      <Chip
        checked={waiting}
        onChange={(only) => params.patch({ waiting: only ? 'true' : undefined })}
        variant="outline"
      >
        Waiting only
      </Chip>
    </>
  );
}
