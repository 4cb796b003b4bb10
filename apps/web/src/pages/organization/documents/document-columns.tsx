import { documentCategoryLabels, scanStateLabels } from '@talent-os/contracts/identity/document-states';
import type { OrganizationDocument } from '@talent-os/contracts/identity/documents';
import { sizeText } from '../../../lib/file-size';
import { day } from '../../../lib/format';
import { useFormat } from '../../../lib/use-format';
import { AppLink } from '../../../ui/button/app-link';
import { StatusBadge, type BadgeVariant } from '../../../ui/display/status-badge';
import type { Column } from '../../../ui/table/data-table';
import cell from '../../../ui/table/cell.module.css';

const scanVariants: Readonly<Record<OrganizationDocument['scan'], BadgeVariant>> = {
  not_scanned: 'secondary',
  clean: 'success',
  blocked: 'error',
};

/** The columns of the list; their names are what the server sorts by. */
export function documentColumns(
  narrow: boolean,
  linkTo: (id: string) => string,
): readonly Column<OrganizationDocument>[] {
  const title: Column<OrganizationDocument> = {
    accessor: 'title',
    title: 'Title',
    sortable: true,
    render: (document) => (
      <div className={cell.cell}>
        <AppLink to={linkTo(document.id)}>{document.title}</AppLink>
        <span className={cell.quiet}>
          Version {document.versionNumber} · {document.kind.toUpperCase()} · {sizeText(document.bytes)}
        </span>
        {narrow && <Scan scan={document.scan} />}
        {narrow && <Acknowledged document={document} />}
      </div>
    ),
  };
  if (narrow) return [title];
  return [
    title,
    {
      accessor: 'category',
      title: 'Category',
      sortable: true,
      width: 120,
      render: ({ category }) => documentCategoryLabels[category],
    },
    { accessor: 'scan', title: 'Scan', width: 140, render: ({ scan }) => <Scan scan={scan} /> },
    {
      accessor: 'acknowledgeBy',
      title: 'Acknowledged',
      sortable: true,
      width: 230,
      render: (document) => <Acknowledged document={document} />,
    },
    {
      accessor: 'addedAt',
      title: 'Added',
      sortable: true,
      width: 130,
      render: (document) => <Added document={document} />,
    },
    { accessor: 'filename', title: 'File', optional: true },
  ];
}

const Scan = ({ scan }: Pick<OrganizationDocument, 'scan'>) => (
  <StatusBadge variant={scanVariants[scan]}>{scanStateLabels[scan]}</StatusBadge>
);

function Acknowledged({ document }: { readonly document: OrganizationDocument }) {
  const { acknowledgeBy, acknowledged, readers } = document;
  if (!acknowledgeBy) return <span className={cell.quiet}>Not asked for</span>;
  return (
    <span className={cell.cell}>
      <span>
        {readers === 0 ? 0 : Math.floor((100 * acknowledged) / readers)}% · {acknowledged} of {readers}
      </span>
      <span className={cell.quiet}>By {day(acknowledgeBy)}</span>
    </span>
  );
}

function Added({ document: { addedAt } }: { readonly document: OrganizationDocument }) {
  const { dayOf } = useFormat();
  return dayOf(addedAt);
}
