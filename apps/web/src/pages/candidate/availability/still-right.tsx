import { Button } from '@mantine/core';
import { AVAILABILITY_DAYS, confirmAvailability } from '@talent-os/contracts/talent/availability';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { Card } from '@/ui/page/card';
import hub from '../candidate.module.css';

/** Asks whether what was said long ago still holds. */
export function StillRight({ confirmedAt }: { readonly confirmedAt: string }) {
  const { dayOf } = useFormat();
  const confirm = useCommand(confirmAvailability, { done: 'Your availability is confirmed' });
  return (
    <Card title="Is this still right?">
      <div className={hub.waits}>
        <span>
          You said it on {dayOf(confirmedAt)}. After {AVAILABILITY_DAYS} days it no longer counts until you confirm it.
        </span>
        <Button loading={confirm.loading} onClick={() => confirm.mutate({})}>
          Still right
        </Button>
      </div>
    </Card>
  );
}
