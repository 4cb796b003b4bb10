import { useListParams } from '@/lib/use-list-params';
import { ActiveFilter } from '@/ui/filters/active-filter';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listIntelReports, shareIntelReport } from '@talent-os/contracts/cyber/intel-reports';
import { useState } from 'react';
import { download } from '@/lib/download';
import { ago } from '@/lib/format';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { StatusBadge } from '@/ui/display/status-badge';
import { RowButton } from '@/ui/button/row-button';
import { CircleDialog } from './circle-dialog';
import { WriteReportDialog } from './write-report-dialog';
import { Quiet } from '@/ui/display/quiet';
import cell from '@/ui/table/cell.module.css';
import ruled from '@/ui/table/ruled.module.css';
import css from './intelligence.module.css';

/** Reports about threats, and the way to share one. */
export function Reports() {
  const params = useListParams();
  const week = params.get('week') === 'true' ? ('true' as const) : undefined;
  const reports = useQuery(query(listIntelReports, { week }));
  const [writing, setWriting] = useState(false);
  const [sharing, setSharing] = useState<string>();
  return (
    <Card
      id="reports"
      title="Reports"
      actions={
        <>
          <ActiveFilter params={params} name="week" words="This week" />
          <Button variant="default" size="xs" onClick={() => setWriting(true)}>
            Write report
          </Button>
        </>
      }
    >
      <Loaded query={reports} skeletons={2}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="No reports yet" />
          ) : (
            <ul className={ruled.list}>
              {items.map(({ id, title, body, tlp, authorName, createdAt }) => (
                <li key={id}>
                  <div className={css.cell}>
                    <span className={cell.badges}>
                      <span className={cell.name}>{title}</span>
                      <StatusBadge>{tlp}</StatusBadge>
                    </span>
                    <p className={css.text}>{body}</p>
                    <Quiet>
                      {authorName}, {ago(createdAt)}
                    </Quiet>
                  </div>
                  <RowButton label="Share" of={title} variant="default" onClick={() => setSharing(id)} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {writing && <WriteReportDialog onClose={() => setWriting(false)} />}
      {sharing && <ShareDialog reportId={sharing} onClose={() => setSharing(undefined)} />}
    </Card>
  );
}

function ShareDialog({ reportId, onClose }: { readonly reportId: string; readonly onClose: () => void }) {
  const share = useCommand(shareIntelReport, { done: ({ filename }) => `${filename} downloaded` });
  return (
    <CircleDialog
      title="Share report"
      submit="Download"
      loading={share.loading}
      onSubmit={(circle) =>
        void share.run({ reportId, circle }).then(
          ({ filename, text }) => {
            download(filename, text, 'text/plain');
            onClose();
          },
          () => undefined,
        )
      }
      onClose={onClose}
    />
  );
}
