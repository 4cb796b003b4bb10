import { useQuery } from '@tanstack/react-query';
import { listMyApplications } from '@talent-os/contracts/talent/my-applications';
import { offerStates } from '@talent-os/contracts/talent/offer-states';
import { myOnboarding } from '@talent-os/contracts/talent/onboarding';
import { query } from '@/lib/query';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import layout from '@/ui/page/layout.module.css';
import hub from './candidate.module.css';
import { OfferCards } from './join/offer-cards';
import { StartCards } from './join/start-cards';

/** What I am offered and answer, then what comes before my first day and in my first week. */
export function Component() {
  const applications = useQuery(query(listMyApplications, {}));
  const onboarding = useQuery(query(myOnboarding, {}));
  const offered = (applications.data?.items ?? []).flatMap((one) => (one.offer ? [{ ...one, offer: one.offer }] : []));
  const out = offered.filter(({ offer }) => offerStates[offer.status].out);
  const accepted = offered.filter(({ offer }) => offer.status === 'accepted');
  const plan = onboarding.data?.plan;
  return (
    <Page
      title="Join"
      description="Your offer, and what comes before your first day."
      loading={applications}
      skeletons={2}
    >
      <div className={`${layout.stack} ${hub.touch}`}>
        {out.length === 0 && accepted.length === 0 && !plan && (
          <Card>
            <EmptyState
              title="No offer yet"
              text="An offer stands here with its terms and the time to answer it, and then what comes before your first day."
            />
          </Card>
        )}
        {[...out, ...accepted].map((one) => (
          <OfferCards key={one.offer.id} application={one} offer={one.offer} />
        ))}
        {plan && <StartCards plan={plan} />}
      </div>
    </Page>
  );
}
