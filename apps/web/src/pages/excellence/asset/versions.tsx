import { Button } from '@mantine/core';
import { assetVersionStates, type AssetDetail } from '@talent-os/contracts/sales/asset-shapes';
import { useFormat } from '@/lib/use-format';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { Card } from '@/ui/page/card';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';

type VersionsProps = { readonly asset: AssetDetail; readonly onVersion: (number: number) => void };

/** Every version with who wrote and who published it; each can be read. */
export function Versions({ asset: { versions, shown }, onVersion }: VersionsProps) {
  const { dayOf } = useFormat();
  return (
    <Card title="Versions" flush>
      <ul className={rows.rows} aria-label="Versions">
        {versions.map(({ number, status, authorName, begunAt, publishedAt, publishedByName }) => (
          <RecordRow
            key={number}
            name={`Version ${number}`}
            badges={
              <StatusBadge variant={status === 'published' ? 'success' : 'secondary'}>
                {assetVersionStates[status]}
              </StatusBadge>
            }
            actions={
              number !== shown.number && (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`Read version ${number}`}
                  onClick={() => onVersion(number)}
                >
                  Read
                </Button>
              )
            }
          >
            <Quiet>
              {authorName}, {dayOf(begunAt)}
              {publishedAt && ` · published by ${publishedByName}, ${dayOf(publishedAt)}`}
            </Quiet>
          </RecordRow>
        ))}
      </ul>
    </Card>
  );
}
