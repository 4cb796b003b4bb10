import { Page } from '../../../ui/page';
import { ApplicationsCard } from './applications-card';

/** What may act for the caller. */
export function Component() {
  return (
    <Page title="Security" description="What may act for you in Talent OS.">
      <ApplicationsCard />
    </Page>
  );
}
