import { Switch } from '@mantine/core';
import { changeReviewSettings, SECOND_NOTICE_DAYS } from '@talent-os/contracts/identity/access-reviews';
import { SettingsCard } from '@/ui/page/settings-card';

/** What becomes of grants nobody answers for. */
export const ReviewSettings = (settings: { readonly removesUnanswered: boolean }) => (
  <SettingsCard
    title="Unanswered grants"
    description="They are flagged on the day after the last one, and asked for again."
    query={{ data: settings }}
    operation={changeReviewSettings}
    done={({ removesUnanswered }) =>
      removesUnanswered
        ? 'Unanswered grants are removed after the second notice'
        : 'Unanswered grants stay, and stay flagged'
    }
  >
    {({ removesUnanswered }, change, saving) => (
      <Switch
        checked={removesUnanswered}
        disabled={saving}
        label="Remove what is still unanswered"
        description={`${SECOND_NOTICE_DAYS} days after the second notice. The last administrator stays.`}
        onChange={({ currentTarget: { checked } }) => change({ removesUnanswered: checked })}
      />
    )}
  </SettingsCard>
);
