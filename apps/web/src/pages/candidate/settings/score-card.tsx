import { Stack, Switch } from '@mantine/core';
import type { Output } from '@talent-os/contracts/define';
import { changePrivacy, type getPrivacy } from '@talent-os/contracts/talent/privacy';
import { Quiet } from '@/ui/display/quiet';
import { SettingsCard } from '@/ui/page/settings-card';
import hub from '../candidate.module.css';

/** Whether scores sort the caller in the lists of who hires, and what else a machine does with what they say. */
export const ScoreCard = ({ privacy }: { readonly privacy: Output<typeof getPrivacy> }) => (
  <SettingsCard
    title="A person decides your place in the list"
    description="A score compares your skills with those a position asks for. It sorts people and never turns anybody down."
    query={{ data: privacy }}
    operation={changePrivacy}
    done={({ humanOnly }) => (humanOnly ? 'No score sorts you any more' : 'Scores sort you again')}
  >
    {({ humanOnly }, change, saving) => (
      <Stack gap="xs">
        <Switch
          className={hub.check}
          label="No score for me"
          description="Who hires sees no score of yours, and finds you where your day puts you: no place is lost or won by it."
          checked={humanOnly}
          disabled={saving}
          onChange={({ currentTarget }) => change({ humanOnly: currentTarget.checked })}
        />
        <Quiet>
          Nothing else is computed about you here. The assistant reads your profile for nobody, and no machine looks at
          your voice or your face.
        </Quiet>
      </Stack>
    )}
  </SettingsCard>
);
