import { exportApplications } from '@talent-os/contracts/talent/applications';
import { CsvButton } from '../../../../ui/csv-button';
import { Page } from '../../../../ui/page';
import { PipelineView } from './pipeline-view';
import { usePipelineFilters } from './use-pipeline-filters';
import { ViewSwitch, useView } from '../view-switch';

export function Component() {
  const { listed } = usePipelineFilters(undefined);
  const [view] = useView(['board', 'table']);
  return (
    <Page
      title="Recruit pipeline"
      description="People on their way into your positions"
      crumbs={[{ label: 'Recruit', to: '/talent/recruit' }, { label: 'Recruit pipeline' }]}
      actions={
        <>
          <ViewSwitch views={['board', 'table']} />
          {view === 'table' && <CsvButton of={exportApplications} input={listed} />}
        </>
      }
    >
      <PipelineView asTable={view === 'table'} />
    </Page>
  );
}
