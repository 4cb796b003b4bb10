import type { KnowledgeFile } from '@talent-os/contracts/chat/knowledge';
import { knowledgeProblems, knowledgeStates } from '@talent-os/contracts/chat/knowledge-states';
import { counted } from '../../../lib/counted';
import { sizeText } from '../../../lib/file-size';
import { useFormat } from '../../../lib/use-format';
import type { Column } from '../../../ui/table/data-table';
import { StatusBadge } from '../../../ui/display/status-badge';
import { DocumentMenu, type OnDeed } from './document-menu';
import { kindLabels, readersInWords, stateVariants } from './labels';
import cell from '../../../ui/table/cell.module.css';

type CellProps = { readonly file: KnowledgeFile };

/** The columns of the list; their names are what the server sorts by. */
export function knowledgeColumns(narrow: boolean, onDeed: OnDeed): readonly Column<KnowledgeFile>[] {
  const title: Column<KnowledgeFile> = {
    accessor: 'title',
    title: 'Title',
    sortable: true,
    render: (file) => (
      <div className={cell.cell}>
        <strong>{file.title}</strong>
        <span className={cell.quiet}>{fileInWords(file)}</span>
        {narrow && <State file={file} />}
        {narrow && <span className={cell.quiet}>{readersInWords(file)}</span>}
      </div>
    ),
  };
  const menu: Column<KnowledgeFile> = {
    accessor: 'menu',
    title: '',
    deeds: true,
    width: 56,
    render: (file) => <DocumentMenu file={file} onDeed={onDeed} />,
  };
  if (narrow) return [title, menu];
  return [
    title,
    { accessor: 'state', title: 'State', sortable: true, width: 260, render: (file) => <State file={file} /> },
    { accessor: 'readers', title: 'Readers', render: readersInWords },
    {
      accessor: 'uploadedAt',
      title: 'Added',
      sortable: true,
      width: 130,
      render: (file) => <Added file={file} />,
    },
    { accessor: 'kind', title: 'Kind', optional: true, render: ({ kind }) => kindLabels[kind] },
    { accessor: 'filename', title: 'File', optional: true },
    menu,
  ];
}

const fileInWords = ({ filename, kind, bytes, pages }: KnowledgeFile): string =>
  [filename, kindLabels[kind], sizeText(bytes), ...(pages === null ? [] : [counted(pages, 'pages')])].join(' · ');

function State({ file: { state, problem, passages } }: CellProps) {
  return (
    <div className={cell.cell}>
      <StatusBadge variant={stateVariants[state]}>{knowledgeStates[state]}</StatusBadge>
      {problem && <span className={cell.quiet}>{knowledgeProblems[problem]}</span>}
      {state === 'ready' && <span className={cell.quiet}>{counted(passages, 'passages')}</span>}
    </div>
  );
}

function Added({ file: { uploadedAt } }: CellProps) {
  const { dayOf } = useFormat();
  return dayOf(uploadedAt);
}
