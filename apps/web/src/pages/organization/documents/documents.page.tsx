import { Button } from '@mantine/core';
import { IconFileText, IconPlus } from '@tabler/icons-react';
import { documentCategoryLabels, scanStateLabels } from '@talent-os/contracts/identity/document-states';
import { listOrganizationDocuments, type OrganizationDocument } from '@talent-os/contracts/identity/documents';
import { choicesOf } from '@/lib/choices';
import { sizeText } from '@/lib/file-size';
import { useListFilters } from '@/lib/use-list-filters';
import { useOpened } from '@/lib/use-opened';
import { EmptyState } from '@/ui/loading/empty-state';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Page } from '@/ui/page/page';
import type { RecordColumn } from '@/ui/list/record-columns';
import { RecordList } from '@/ui/list/record-list';
import { Acknowledged, Scan } from './cells';
import { documentBulk } from './document-bulk';

const AddDocument = lazyPart(async () => (await import('./add-document')).AddDocument);
const DocumentDrawer = lazyPart(async () => (await import('./document-drawer')).DocumentDrawer);

const columns: readonly RecordColumn<OrganizationDocument>[] = [
  {
    field: 'category',
    title: 'Category',
    width: 120,
    render: ({ category }) => documentCategoryLabels[category],
  },
  { field: 'scan', title: 'Scan', width: 140, render: (one) => <Scan {...one} />, stack: 'badge' },
  {
    field: 'acknowledgeBy',
    title: 'Acknowledged',
    width: 230,
    render: (one) => <Acknowledged {...one} />,
    stack: 'line',
  },
  { field: 'addedAt', title: 'Added', width: 130 },
  { field: 'filename', title: 'File', optional: true },
];

/** What the organization publishes to its people: files by version, and who has said that they have read them. */
export function Component() {
  const { opened, to, create, close } = useOpened({ open: 'id', new: ['document'] });
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => create('document')}>
      Add document
    </Button>
  );
  return (
    <Page
      title="Documents"
      description="Policies, handbooks and forms for everybody who works here, and who has acknowledged them."
      actions={add}
    >
      <RecordList
        list={useListFilters(listOrganizationDocuments)}
        label="documents"
        main={{
          field: 'title',
          title: 'Title',
          to: ({ id }) => to(id),
          under: ({ versionNumber, kind, bytes }) =>
            `Version ${versionNumber} · ${kind.toUpperCase()} · ${sizeText(bytes)}`,
        }}
        columns={columns}
        filters={{
          search: 'Words of a title',
          category: { label: 'Category', choices: choicesOf(documentCategoryLabels) },
          scan: { label: 'Scan', choices: choicesOf(scanStateLabels) },
          archived: 'Archived',
        }}
        empty={
          <EmptyState
            icon={<IconFileText size={28} />}
            title="No documents"
            text="Add a policy or a handbook. You may ask everybody to acknowledge it by a day."
            action={add}
          />
        }
        csv="own"
        bulk={documentBulk}
      />
      {opened.new && <AddDocument onClose={close} />}
      {opened.open && <DocumentDrawer documentId={opened.open} onClose={close} />}
    </Page>
  );
}
