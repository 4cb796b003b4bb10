import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { changeAnswerPolicy, getAnswerPolicy } from '@talent-os/contracts/chat/answering';
import { query } from '@/lib/query';
import { SettingsCard } from '@/ui/page/settings-card';

/** Whether a model is asked what platform data answers with certainty. */
export const AnswerPolicy = () => (
  <SettingsCard
    title="Answers"
    description="How the assistant answers where a model is configured."
    query={useQuery(query(getAnswerPolicy, {}))}
    operation={changeAnswerPolicy}
    done={({ dataFirst }) => (dataFirst ? 'Platform data answers first' : 'Models answer first')}
  >
    {({ dataFirst }, change, saving) => (
      <Switch
        checked={dataFirst}
        disabled={saving}
        label="Answer from platform data first"
        description="Questions that are certainly understood are answered at once and at no cost. People can ask the model instead."
        onChange={({ currentTarget }) => change({ dataFirst: currentTarget.checked })}
      />
    )}
  </SettingsCard>
);
