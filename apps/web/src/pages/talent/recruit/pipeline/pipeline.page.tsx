import { Page } from '@/ui/page/page';
import { PipelineView } from './pipeline-view';
import { ViewSwitch, useView } from '../view-switch';

export function Component() {
  const [view] = useView(['board', 'table']);
  return (
    <Page
      title="Recruit pipeline"
      description="People on their way into open positions"
      crumbs={[{ label: 'Recruit', to: '/talent/recruit' }, { label: 'Recruit pipeline' }]}
      actions={<ViewSwitch views={['board', 'table']} />}
    >
      <PipelineView asTable={view === 'table'} />
    </Page>
  );
}
