import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { myClearance, ownClearance } from '@talent-os/contracts/cyber/clearance';
import { clearanceLevelLabels, investigationLabels } from '@talent-os/contracts/cyber/clearance-kinds';
import { useState, type ReactNode } from 'react';
import { day } from '@/lib/format';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { Page } from '@/ui/page/page';
import { Stats } from '@/ui/figures/stats';
import { Alerts } from './alerts';
import { Checklist } from './checklist';
import { History } from './history';
import { Reports } from './reports';
import { ReportDialog } from './report-dialog';
import { dueText } from './labels';
import css from './clearance.module.css';

/** My level, my investigation, when the next one is due, and what I reported. */
export function MyClearance({ choice }: { readonly choice: ReactNode }) {
  const mine = useQuery(query(myClearance, {}));
  const own = useQuery(query(ownClearance, {}));
  const { dayOf } = useFormat();
  const [reporting, setReporting] = useState(false);
  const reports = own.data?.may.do.includes('report') ?? false;
  return (
    <Page
      title="Security Clearance Status"
      description="Status and dates only: what you wrote in a questionnaire has no place here."
      loading={mine}
      skeletons={3}
      actions={
        <>
          {choice}
          <Button disabled={!reports} onClick={() => setReporting(true)}>
            Report update
          </Button>
        </>
      }
    >
      {mine.data && (
        <>
          <Stats
            items={[
              {
                label: 'Current Clearance',
                value: clearanceLevelLabels[mine.data.currentLevel],
                note: mine.data.expirationDate && `Valid until ${day(mine.data.expirationDate)}`,
              },
              {
                label: 'Investigation Status',
                value: investigationLabels[mine.data.investigationStatus],
                note: mine.data.lastUpdate && `Last update ${dayOf(mine.data.lastUpdate)}`,
              },
              {
                label: 'Reinvestigation Due',
                value: dueText(mine.data.daysUntilDue),
                note: mine.data.reinvestigationDue && day(mine.data.reinvestigationDue),
              },
            ]}
          />
          <Alerts alerts={mine.data.alerts} />
          <Reports own={own} />
          <div className={css.pair}>
            <History history={mine.data.history} />
            <Checklist />
          </div>
        </>
      )}
      {reporting && own.data && <ReportDialog clearance={own.data.clearance} onClose={() => setReporting(false)} />}
    </Page>
  );
}
