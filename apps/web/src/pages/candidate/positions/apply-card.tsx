import { Button } from '@mantine/core';
import { applyForPosition, type AdvertisedDetail } from '@talent-os/contracts/talent/advertised-positions';
import { useFormat } from '@/lib/use-format';
import { useMay } from '@/lib/use-may';
import { AppLink } from '@/ui/button/app-link';
import { Card } from '@/ui/page/card';
import { ApplyForm } from './apply-form';
import css from './positions.module.css';

const MOBILITY = '/sales/internal-mobility/opportunities';

/** How somebody applies for a position; or why not now. */
export function ApplyCard({ position }: { readonly position: AdvertisedDetail }) {
  const { applicationId, againFrom } = position;
  const { dayOf } = useFormat();
  const may = useMay(applyForPosition);
  if (applicationId)
    return (
      <Card title="You have applied">
        <p className={css.facts}>Where it stands, who has to act and by when stands with your application.</p>
        <Button component={AppLink} to={`/candidate/apply?application=${applicationId}`} mt="md">
          See my application
        </Button>
      </Card>
    );
  if (!may)
    return (
      <Card title="You work here">
        <p className={css.facts}>Say that you are interested: a hiring manager makes an application of it.</p>
        <Button component={AppLink} to={MOBILITY} mt="md">
          Internal Mobility
        </Button>
      </Card>
    );
  if (againFrom)
    return (
      <Card title="Not yet again">
        <p className={css.facts}>
          Your last application for it has ended. You can apply again from {dayOf(againFrom)}.
        </p>
      </Card>
    );
  return <ApplyForm position={position} />;
}
