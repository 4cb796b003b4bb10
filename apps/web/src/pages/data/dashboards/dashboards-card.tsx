import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { starterKeys, starterOf, type StarterKey } from '@talent-os/contracts/facts/starters';
import { createDashboard, listDashboards } from '@talent-os/contracts/intelligence/dashboards';
import type { DatasetState } from '@talent-os/contracts/intelligence/datasets';
import { useState } from 'react';
import { counted } from '@/lib/counted';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { useCommandForm } from '@/lib/use-command-form';
import { AppLink } from '@/ui/button/app-link';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { Quiet } from '@/ui/display/quiet';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';
import css from '../data.module.css';

type DashboardsCardProps = {
  readonly datasets: readonly DatasetState[];
  readonly onOpen: (dashboardId: string) => void;
};

/** The dashboards of the reader, and those to begin with of what the reader may see. */
export function DashboardsCard({ datasets, onOpen }: DashboardsCardProps) {
  const dashboards = useQuery(query(listDashboards, {}));
  const [naming, setNaming] = useState(false);
  return (
    <Card
      flush
      title="Dashboards"
      actions={
        <Button variant="default" onClick={() => setNaming(true)}>
          New dashboard
        </Button>
      }
    >
      <Loaded query={dashboards} skeletons={2}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="No dashboards yet" text="Put your questions side by side, or begin with one of these." />
          ) : (
            <ul className={rows.rows} aria-label="Dashboards">
              {items.map(({ id, title, cards }) => (
                <RecordRow key={id} name={<AppLink to={`/data?dashboard=${id}`}>{title}</AppLink>}>
                  <Quiet>{counted(cards.length, 'questions')}</Quiet>
                </RecordRow>
              ))}
            </ul>
          )
        }
      </Loaded>
      <StarterButtons datasets={datasets} onOpen={onOpen} />
      {naming && <NewDashboard onOpen={onOpen} onClose={() => setNaming(false)} />}
    </Card>
  );
}

function StarterButtons({ datasets, onOpen }: DashboardsCardProps) {
  const create = useCommand(createDashboard, { done: 'Dashboard made' });
  const open = starterKeys.filter((key) => datasets.some(({ dataset }) => dataset === starterOf(key).dataset));
  const begin = (starter: StarterKey) =>
    create.mutate(
      { title: starterOf(starter).title, starter },
      { onSuccess: ({ dashboardId }) => onOpen(dashboardId) },
    );
  return (
    <div className={css.begin} role="group" aria-label="Dashboards to begin with">
      {open.map((key) => (
        <Button key={key} variant="light" disabled={create.loading} onClick={() => begin(key)}>
          {starterOf(key).title}
        </Button>
      ))}
    </div>
  );
}

function NewDashboard({ onOpen, onClose }: Pick<DashboardsCardProps, 'onOpen'> & { readonly onClose: () => void }) {
  const { field, dialog } = useCommandForm(createDashboard, {
    initial: { title: '' },
    toInput: ({ title }) => ({ title }),
    done: 'Dashboard made',
    onDone: ({ dashboardId }) => onOpen(dashboardId),
    onClose,
  });
  return (
    <FormDialog {...dialog} title="New dashboard" submit="Make">
      <TextInput label="Title" required maxLength={120} {...field('title')} />
    </FormDialog>
  );
}
