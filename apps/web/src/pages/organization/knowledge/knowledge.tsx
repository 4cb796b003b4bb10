import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import {
  deleteKnowledge,
  exportKnowledge,
  listKnowledge,
  type KnowledgeFile,
} from '@talent-os/contracts/chat/knowledge';
import { knowledgeReaderLabels, knowledgeStates } from '@talent-os/contracts/chat/knowledge-states';
import { useState } from 'react';
import { freshOf } from '../../../lib/fresh';
import { bulkCommand, type BulkAction } from '../../../ui/list/bulk-action';
import { counted } from '../../../lib/counted';
import { choicesOf } from '../../../lib/choices';
import { steadyQuery } from '../../../lib/query';
import { useListFilters } from '../../../lib/use-list-filters';
import { useNarrow } from '../../../lib/use-narrow';
import { Card } from '../../../ui/page/card';
import { DataTable } from '../../../ui/table/data-table';
import { EmptyState } from '../../../ui/loading/empty-state';
import { ListSearch } from '../../../ui/filters/list-search';
import { ListSelect } from '../../../ui/filters/list-select';
import { lazyPart } from '../../../ui/loading/lazy-part';
import { DeleteDocument } from './delete-document';
import type { Deed } from './document-menu';
import { knowledgeColumns } from './knowledge-columns';

const AddDocument = lazyPart(async () => (await import('./add-document')).AddDocument);
const EditDocument = lazyPart(async () => (await import('./edit-document')).EditDocument);
const ReplaceFile = lazyPart(async () => (await import('./replace-file')).ReplaceFile);

type Opened = { readonly deed: 'add' } | { readonly deed: Deed; readonly file: KnowledgeFile };

const bulk: readonly BulkAction<KnowledgeFile>[] = [
  bulkCommand(deleteKnowledge, {
    key: 'delete',
    label: 'Delete…',
    danger: true,
    allows: () => true,
    input: ({ id }) => ({ knowledgeFileId: id }),
    done: (count) => `${counted(count, 'documents')} deleted`,
    confirm: (files) => ({
      title: `Delete ${counted(files.length, 'documents')}?`,
      text: `${files.map(({ title }) => title).join(', ')}: gone for good, with their files and everything the assistant has read in them.`,
      confirm: 'Delete',
    }),
  }),
];

/** Documents the assistant may answer from: who may read each, and how far it has been read. */
export function Knowledge() {
  const { params, input } = useListFilters(listKnowledge);
  const files = useQuery(steadyQuery(listKnowledge, { ...params.paging, ...input }));
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const narrow = useNarrow();
  return (
    <Card
      title="Documents"
      description="The assistant quotes them to the people who may read them, with title and page."
      actions={
        <>
          <Button leftSection={<IconPlus size={15} />} onClick={() => setOpened({ deed: 'add' })}>
            Add document
          </Button>
        </>
      }
      flush
    >
      <DataTable
        label="documents"
        query={files}
        params={params}
        columns={knowledgeColumns(narrow, (deed, file) => setOpened({ deed, file }))}
        minWidth={narrow ? 0 : 900}
        exports={{ of: exportKnowledge }}
        bulk={bulk}
        framed
        toolbar={
          <>
            <ListSearch params={params} label="Search documents" placeholder="Title or file" />
            <ListSelect params={params} name="state" label="State" choices={choicesOf(knowledgeStates)} />
            <ListSelect
              params={params}
              name="readers"
              label="Readers"
              w={210}
              choices={choicesOf(knowledgeReaderLabels)}
            />
          </>
        }
        empty={
          <EmptyState
            title="No documents yet"
            text="Add a policy or a handbook, and choose who may read it: the assistant answers from it."
          />
        }
      />
      {opened?.deed === 'add' && <AddDocument onClose={close} />}
      {opened?.deed === 'edit' && <EditDocument file={freshOf(opened.file, files.data?.items)} onClose={close} />}
      {opened?.deed === 'replace' && <ReplaceFile file={freshOf(opened.file, files.data?.items)} onClose={close} />}
      {opened?.deed === 'delete' && <DeleteDocument file={opened.file} onClose={close} />}
    </Card>
  );
}
