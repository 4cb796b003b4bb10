import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import {
  deleteKnowledge,
  exportKnowledge,
  listKnowledge,
  type KnowledgeFile,
} from '@talent-os/contracts/chat/knowledge';
import { knowledgeProblems, knowledgeReaderLabels, knowledgeStates } from '@talent-os/contracts/chat/knowledge-states';
import { useState } from 'react';
import { freshOf } from '@/lib/fresh';
import { bulkCommand, type BulkAction } from '@/ui/list/bulk-action';
import { counted } from '@/lib/counted';
import { choicesOf } from '@/lib/choices';
import { sizeText } from '@/lib/file-size';
import { useListAnswer } from '@/lib/use-list-answer';
import { useListFilters } from '@/lib/use-list-filters';
import { Card } from '@/ui/page/card';
import { StatusBadge } from '@/ui/display/status-badge';
import type { RecordColumn } from '@/ui/list/record-columns';
import { RecordList } from '@/ui/list/record-list';
import { EmptyState } from '@/ui/loading/empty-state';
import { lazyPart } from '@/ui/loading/lazy-part';
import { DeleteDocument } from './delete-document';
import { DocumentMenu, type Deed } from './document-menu';
import { kindLabels, readersInWords, stateVariants } from './labels';
import { Quiet } from '@/ui/display/quiet';
import cell from '@/ui/table/cell.module.css';

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

const filters = {
  search: 'Title or file',
  state: { label: 'State', choices: choicesOf(knowledgeStates) },
  readers: { label: 'Readers', choices: choicesOf(knowledgeReaderLabels) },
};

const columns: readonly RecordColumn<KnowledgeFile>[] = [
  { field: 'state', title: 'State', width: 260, render: (file) => <State {...file} />, stack: 'line' },
  { field: 'readers', title: 'Readers', render: readersInWords, stack: 'fact' },
  { field: 'uploadedAt', title: 'Added', width: 130 },
  { field: 'kind', title: 'Kind', optional: true, render: ({ kind }) => kindLabels[kind] },
  { field: 'filename', title: 'File', optional: true },
];

/** Documents the assistant may answer from: who may read each, and how far it has been read. */
export function Knowledge() {
  const list = useListFilters(listKnowledge);
  const files = useListAnswer(list);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
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
      <RecordList
        list={list}
        label="documents"
        main={{
          field: 'title',
          title: 'Title',
          under: ({ filename, kind, bytes, pages }) =>
            [filename, kindLabels[kind], sizeText(bytes), ...(pages === null ? [] : [counted(pages, 'pages')])].join(
              ' · ',
            ),
        }}
        columns={[
          ...columns,
          {
            field: 'menu',
            title: '',
            deeds: true,
            width: 56,
            render: (file) => <DocumentMenu file={file} onDeed={(deed) => setOpened({ deed, file })} />,
            stack: 'column',
          },
        ]}
        filters={filters}
        empty={
          <EmptyState
            title="No documents yet"
            text="Add a policy or a handbook, and choose who may read it: the assistant answers from it."
          />
        }
        csv={exportKnowledge}
        bulk={bulk}
        framed
      />
      {opened?.deed === 'add' && <AddDocument onClose={close} />}
      {opened?.deed === 'edit' && <EditDocument file={freshOf(opened.file, files.data?.items)} onClose={close} />}
      {opened?.deed === 'replace' && <ReplaceFile file={freshOf(opened.file, files.data?.items)} onClose={close} />}
      {opened?.deed === 'delete' && <DeleteDocument file={opened.file} onClose={close} />}
    </Card>
  );
}

/** How far it has been read, and what was in the way. */
function State({ state, problem, passages }: KnowledgeFile) {
  return (
    <div className={cell.cell}>
      <StatusBadge variant={stateVariants[state]}>{knowledgeStates[state]}</StatusBadge>
      {problem && <Quiet>{knowledgeProblems[problem]}</Quiet>}
      {state === 'ready' && <Quiet>{counted(passages, 'passages')}</Quiet>}
    </div>
  );
}
