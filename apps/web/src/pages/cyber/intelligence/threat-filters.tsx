import { Select } from '@mantine/core';
import { severities, severityLabels } from '@talent-os/contracts/cyber/incident-states';
import { classifications } from '@talent-os/contracts/cyber/threat-kinds';
import { SearchField } from '../../../ui/search-field';
import type { ThreatView } from './use-threat-view';

/** Narrows the list of threats. */
export function ThreatFilters({ view: { params, severity, classification } }: { readonly view: ThreatView }) {
  return (
    <>
      <SearchField
        label="Search threats"
        placeholder="Title, source or description"
        value={params.search}
        onSearch={(search) => params.patch({ search })}
      />
      <Select
        aria-label="Severity"
        placeholder="Any severity"
        w={150}
        clearable
        data={severities.map((value) => ({ value, label: severityLabels[value] }))}
        value={severity ?? null}
        onChange={(value) => params.patch({ severity: value ?? undefined })}
      />
      <Select
        aria-label="Classification"
        placeholder="Any TLP"
        w={170}
        clearable
        data={[...classifications]}
        value={classification ?? null}
        onChange={(value) => params.patch({ tlp: value ?? undefined })}
      />
    </>
  );
}
