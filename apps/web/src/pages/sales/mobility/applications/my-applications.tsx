import { useQuery } from '@tanstack/react-query';
import { listMyApplications, type MyOffer } from '@talent-os/contracts/talent/my-applications';
import { useState } from 'react';
import { query } from '../../../../lib/query';
import { Card } from '../../../../ui/card';
import { EmptyState } from '../../../../ui/empty-state';
import { Loaded } from '../../../../ui/loaded';
import { ApplicationItem } from './application-item';
import { OfferDialog } from './offer-dialog';
import { PickDialog, type Picked } from './pick-dialog';
import css from './applications.module.css';

type Choice = { readonly slot: Picked } | { readonly offer: MyOffer; readonly positionTitle: string };

/** What became of the interests that were approved: the stage, slots to choose from, an offer to answer. */
export function MyApplications() {
  const applications = useQuery(query(listMyApplications, {}));
  const [choice, setChoice] = useState<Choice>();
  const close = () => setChoice(undefined);
  return (
    <Card title="My applications" flush>
      <Loaded query={applications} skeletons={2}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title="No applications yet"
              text="An interest that a hiring manager approves becomes an application."
            />
          ) : (
            <ul className={css.list}>
              {items.map((application) => (
                <ApplicationItem
                  key={application.id}
                  application={application}
                  onPick={(slot) => setChoice({ slot })}
                  onOffer={(offer) => setChoice({ offer, positionTitle: application.positionTitle })}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {choice && 'slot' in choice && <PickDialog slot={choice.slot} onClose={close} />}
      {choice && 'offer' in choice && (
        <OfferDialog offer={choice.offer} positionTitle={choice.positionTitle} onClose={close} />
      )}
    </Card>
  );
}
