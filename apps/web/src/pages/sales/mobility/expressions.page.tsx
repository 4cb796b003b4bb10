import { useMay } from '@/lib/use-may';
import { listExpressions, listIncoming } from '@talent-os/contracts/talent/mobility';
import { Page } from '@/ui/page/page';
import { MyTransitions } from '@/features/transitions/my-transitions';
import { lazyPart } from '@/ui/loading/lazy-part';
import { MyExpressions } from './my-expressions';

/** The last parts of a long page come behind the first. */
const MyApplications = lazyPart(
  async () => (await import('@/features/my-applications/my-applications')).MyApplications,
);
const MyInterviews = lazyPart(async () => (await import('@/features/interviews/my-interviews')).MyInterviews);
/** Read by who hires, and by nobody else. */
const Incoming = lazyPart(async () => (await import('./incoming')).Incoming);

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
