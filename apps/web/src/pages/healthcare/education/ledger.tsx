import { Button } from '@mantine/core';
import clsx from 'clsx';
import { useQuery } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import { getLedger } from '@talent-os/contracts/healthcare/education';
import { useState } from 'react';
import { day, decimal } from '@/lib/format';
import { query } from '@/lib/query';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Meter } from '@/ui/figures/meter';
import { StatusBadge } from '@/ui/display/status-badge';
import { DocumentsDialog } from '../documents/documents-dialog';
import { percentOf } from './figures';
import rows from '@/ui/table/rows.module.css';
import css from '../healthcare.module.css';

/** The cycle, its mandatory topics, and every course whose hours count. */
export function Ledger() {
  const ledger = useQuery(query(getLedger, {}));
  const [opened, setOpened] = useState<{ readonly id: string; readonly title: string }>();
  const cycle = ledger.data?.cycle;
  return (
    <Card
      id="contact-hours"
      title="Contact hours"
      description={
        cycle &&
        `${cycle.requirement ?? 'No requirement applies to your credentials'}: ${day(cycle.startsOn)} to ${day(cycle.endsOn)}`
      }
    >
      <Loaded query={ledger} skeletons={3}>
        {({ cycle: { earned, required }, topics, records }) => (
          <div className={css.stack}>
            <Meter percent={percentOf(earned, required)} label="Contact hours of this cycle" showValue />
            {topics.length > 0 && (
              <ul className={css.topics} aria-label="Mandatory topics">
                {topics.map(({ topic, met }) => (
                  <li key={topic}>
                    <StatusBadge variant={met ? 'success' : 'warning'}>
                      {topic}: {met ? 'done' : 'missing'}
                    </StatusBadge>
                  </li>
                ))}
              </ul>
            )}
            {records.length === 0 ? (
              <EmptyState title="No completed courses yet" />
            ) : (
              <ul className={clsx(rows.rows, rows.inset)} aria-label="Completed courses">
                {records.map((record) => (
                  <CompletedCourse key={record.id} record={record} onOpen={() => setOpened(record)} />
                ))}
              </ul>
            )}
          </div>
        )}
      </Loaded>
      {opened && (
        <DocumentsDialog
          subject={{ kind: 'record', id: opened.id }}
          name={opened.title}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Card>
  );
}

type CompletedCourseProps = {
  readonly record: Output<typeof getLedger>['records'][number];
  /** Opens its certificate. */
  readonly onOpen: () => void;
};

function CompletedCourse({ record, onOpen }: CompletedCourseProps) {
  const { title, completedOn, certificate, credits, current, documents } = record;
  const text = documents > 0 ? `Certificate (${documents})` : 'Upload certificate';
  return (
    <li>
      <div className={css.cell}>
        <span className={css.name}>{title}</span>
        <span className={css.facts}>
          {day(completedOn)} · certificate {certificate}
        </span>
      </div>
      <div className={css.buttons}>
        <span className={css.facts}>
          {decimal(credits)} contact hours{current ? '' : ', earlier cycle'}
        </span>
        <Button size="xs" variant="default" onClick={onOpen} aria-label={`${text} of ${title}`}>
          {text}
        </Button>
      </div>
    </li>
  );
}
