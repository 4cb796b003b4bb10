import { Button } from '@mantine/core';
import { IconFileText, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { documentCategoryLabels, scanStateLabels } from '@talent-os/contracts/identity/document-states';
import { listOrganizationDocuments } from '@talent-os/contracts/identity/documents';
import { choicesOf } from '../../../lib/choices';
import { steadyQuery } from '../../../lib/query';
import { useListFilters } from '../../../lib/use-list-filters';
import { useNarrow } from '../../../lib/use-narrow';
import { useViewParams } from '../../../lib/use-view-params';
import { ListChip } from '../../../ui/filters/list-chip';
import { ListSearch } from '../../../ui/filters/list-search';
import { ListSelect } from '../../../ui/filters/list-select';
import { EmptyState } from '../../../ui/loading/empty-state';
import { lazyPart } from '../../../ui/loading/lazy-part';
import { Page } from '../../../ui/page/page';
import { DataTable } from '../../../ui/table/data-table';
import { documentBulk } from './document-bulk';
import { documentColumns } from './document-columns';

const AddDocument = lazyPart(async () => (await import('./add-document')).AddDocument);
const DocumentDrawer = lazyPart(async () => (await import('./document-drawer')).DocumentDrawer);

/** What the organization publishes to its people: files by version, and who has said that they have read them. */
export function Component() {
  const [view, change] = useViewParams();
  const { params, input } = useListFilters(listOrganizationDocuments);
  const documents = useQuery(steadyQuery(listOrganizationDocuments, { ...params.paging, ...input }));
  const narrow = useNarrow();
  const open = view.get('open') ?? undefined;
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => change({ new: 'document' })}>
      Add document
    </Button>
  );
  return (
    <Page
      title="Documents"
      description="Policies, handbooks and forms for everybody who works here, and who has acknowledged them."
      actions={add}
    >
      <DataTable
        label="documents"
        query={documents}
        params={params}
        columns={documentColumns(
          narrow,
          (id) => `?${new URLSearchParams([...view].filter(([name]) => name !== 'open').concat([['open', id]]))}`,
        )}
        minWidth={narrow ? 0 : 900}
        bulk={documentBulk}
        exports="own"
        toolbar={
          <>
            <ListSearch params={params} label="Search documents" placeholder="Words of a title" />
            <ListSelect params={params} name="category" label="Category" choices={choicesOf(documentCategoryLabels)} />
            <ListSelect params={params} name="scan" label="Scan" choices={choicesOf(scanStateLabels)} />
            <ListChip params={params} name="archived">
              Archived
            </ListChip>
          </>
        }
        empty={
          <EmptyState
            icon={<IconFileText size={28} />}
            title="No documents"
            text="Add a policy or a handbook. You may ask everybody to acknowledge it by a day."
            action={add}
          />
        }
      />
      {view.get('new') === 'document' && <AddDocument onClose={() => change({ new: undefined }, { replace: true })} />}
      {open && <DocumentDrawer documentId={open} onClose={() => change({ open: undefined }, { replace: true })} />}
    </Page>
  );
}
