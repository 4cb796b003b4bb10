import { useQuery } from '@tanstack/react-query';
import { listAutomations } from '@talent-os/contracts/talent/automations';
import { listMessages } from '@talent-os/contracts/talent/messages';
import { listPipelines } from '@talent-os/contracts/talent/pipelines';
import { listRejectReasons } from '@talent-os/contracts/talent/reject-reasons';
import { query } from '@/lib/query';
import { Loaded } from '@/ui/loading/loaded';
import { Page } from '@/ui/page/page';
import { AutomationRuns } from './automation-runs';
import { Automations } from './automations';
import { Messages } from './messages';
import { Pipelines } from './pipelines';
import { PoolTemplates } from './pool-templates';
import { Reasons } from './reasons';

/** How everybody is hired: the stages and their days, what applicants read, what is done by itself, and why people are not taken. */
export function Component() {
  const pipelines = useQuery(query(listPipelines, {}));
  const messages = useQuery(query(listMessages, {}));
  const automations = useQuery(query(listAutomations, {}));
  const reasons = useQuery(query(listRejectReasons, {}));
  return (
    <Page
      title="Recruit workflow"
      description="How everybody is hired: the stages and their days, what applicants read, what is done by itself, and why people are not taken. Nothing here rejects anybody."
    >
      <Loaded query={pipelines} skeletons={3} skeletonHeight={96}>
        {({ items, choices }) => <Pipelines items={items} choices={choices} />}
      </Loaded>
      <Loaded query={messages} skeletons={2} skeletonHeight={64}>
        {({ items }) => <Messages items={items} />}
      </Loaded>
      <PoolTemplates />
      <Loaded query={automations} skeletons={2} skeletonHeight={64}>
        {({ items }) => (
          <>
            <Automations items={items} />
            <AutomationRuns items={items} />
          </>
        )}
      </Loaded>
      <Loaded query={reasons} skeletons={3} skeletonHeight={48}>
        {({ items, standard }) => <Reasons items={items} standard={standard} />}
      </Loaded>
    </Page>
  );
}
