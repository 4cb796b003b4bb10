import { Switch } from '@mantine/core';
import { changeReviewSettings, SECOND_NOTICE_DAYS } from '@talent-os/contracts/identity/access-reviews';
import { useCommand } from '../../../lib/use-command';
import { Card } from '../../../ui/page/card';

/** What becomes of grants nobody answers for. */
export function ReviewSettings({ removesUnanswered }: { readonly removesUnanswered: boolean }) {
  const { run, loading } = useCommand(changeReviewSettings, {
    done: (_, { removesUnanswered: removes }) =>
      removes ? 'Unanswered grants are removed after the second notice' : 'Unanswered grants stay, and stay flagged',
  });
  return (
    <Card title="Unanswered grants" description="They are flagged on the day after the last one, and asked for again.">
      <Switch
        checked={removesUnanswered}
        disabled={loading}
        label="Remove what is still unanswered"
        description={`${SECOND_NOTICE_DAYS} days after the second notice. The last administrator stays.`}
        onChange={({ currentTarget: { checked } }) => void run({ removesUnanswered: checked }).catch(() => undefined)}
      />
    </Card>
  );
}
