import { catalogueVersionStates, type CatalogueDetail } from '@talent-os/contracts/talent/catalogue-shapes';
import { useFormat } from '@/lib/use-format';
import { RowButton } from '@/ui/button/row-button';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { Section } from '@/ui/page/section';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';

type ItemVersionsProps = { readonly item: CatalogueDetail; readonly onVersion: (number: number) => void };

/** Every version with who wrote it and who published it; each can be read. */
export function ItemVersions({ item: { versions, shown }, onVersion }: ItemVersionsProps) {
  const { dayOf } = useFormat();
  return (
    <Section title="Versions">
      <ul className={rows.rows} aria-label="Versions">
        {versions.map(({ number, status, authorName, begunAt, publishedAt, publishedByName }) => (
          <RecordRow
            key={number}
            name={`Version ${number}`}
            badges={
              <StatusBadge variant={status === 'published' ? 'success' : 'secondary'}>
                {catalogueVersionStates[status]}
              </StatusBadge>
            }
            actions={
              number !== shown.number && (
                <RowButton label="Read" of={`version ${number}`} variant="default" onClick={() => onVersion(number)} />
              )
            }
          >
            <Quiet>
              {authorName ?? 'Came with the product'}, {dayOf(begunAt)}
              {publishedAt && `, published by ${publishedByName} on ${dayOf(publishedAt)}`}
            </Quiet>
          </RecordRow>
        ))}
      </ul>
    </Section>
  );
}
