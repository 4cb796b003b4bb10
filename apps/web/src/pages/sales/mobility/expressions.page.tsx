import { useMay } from '../../../lib/use-may';
import { listExpressions, listIncoming } from '@talent-os/contracts/talent/mobility';
import { Page } from '../../../ui/page';
import { MyInterviews } from '../../../features/interviews/my-interviews';
import { MyApplications } from '../../../features/my-applications/my-applications';
import { MyTransitions } from '../../../features/transitions/my-transitions';
import { Incoming } from './incoming';
import { MyExpressions } from './my-expressions';

/** Professionals see what they expressed; who hires sees what came in. */
export function Component() {
  const mine = useMay(listExpressions);
  const incoming = useMay(listIncoming);
  return (
    <Page
      title={mine ? 'My Interest Expressions' : 'Interest in your positions'}
      description={
        mine
          ? 'Internal positions you told a hiring manager about.'
          : 'Colleagues who would like to move into a position you hire for.'
      }
    >
      <MyTransitions />
      {mine && <MyExpressions />}
      {mine && <MyApplications />}
      <MyInterviews />
      {incoming && <Incoming titled={mine} />}
    </Page>
  );
}
