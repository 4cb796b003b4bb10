import { Text } from '@mantine/core';
import { viewOffer, type MyApplication, type MyOffer } from '@talent-os/contracts/talent/my-applications';
import { offerStates } from '@talent-os/contracts/talent/offer-states';
import { useEffect } from 'react';
import { day, money } from '@/lib/format';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { Facts } from '@/ui/display/facts';
import { Card } from '@/ui/page/card';
import layout from '@/ui/page/layout.module.css';
import { AnswerCard } from './answer-card';

type OfferCardsProps = { readonly application: MyApplication; readonly offer: MyOffer };

/** The terms I am offered, and my answer beside them. Its sender sees that it was opened. */
export function OfferCards({ application, offer }: OfferCardsProps) {
  const { id: jobOfferId, status, currency, baseSalary, variable, startDate, message, signedName, answeredAt } = offer;
  const { positionTitle, department, location } = application;
  const { momentOf } = useFormat();
  const { mutate: open } = useCommand(viewOffer);
  useEffect(() => {
    if (status === 'sent') open({ jobOfferId });
  }, [status, jobOfferId, open]);
  const { out } = offerStates[status];
  return (
    <div className={layout.columns}>
      <Card title={positionTitle} description={`${department} · ${location}`}>
        <Facts
          items={[
            ['Paid to you in a year', money(baseSalary + variable, currency)],
            ['Base salary', money(baseSalary, currency)],
            ['Variable, when every target is met', variable > 0 ? money(variable, currency) : null],
            ['First day', day(startDate)],
          ]}
        />
        {message && (
          <Text size="sm" mt="md" style={{ whiteSpace: 'pre-wrap' }}>
            {message}
          </Text>
        )}
      </Card>
      {out ? (
        <AnswerCard offer={offer} positionTitle={positionTitle} />
      ) : (
        <Card title="You accepted">
          <Facts
            items={[
              ['Signed', signedName],
              ['When', answeredAt && momentOf(answeredAt)],
            ]}
          />
        </Card>
      )}
    </div>
  );
}
