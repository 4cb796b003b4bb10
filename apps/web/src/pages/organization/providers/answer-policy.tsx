import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { changeAnswerPolicy, getAnswerPolicy } from '@talent-os/contracts/chat/answering';
import { query } from '../../../lib/query';
import { useCommand } from '../../../lib/use-command';
import { Card } from '../../../ui/page/card';
import { Loaded } from '../../../ui/loading/loaded';

/** Whether a model is asked what platform data answers with certainty. */
export function AnswerPolicy() {
  const policy = useQuery(query(getAnswerPolicy, {}));
  const { mutate, loading } = useCommand(changeAnswerPolicy, {
    done: ({ dataFirst }) => (dataFirst ? 'Platform data answers first' : 'Models answer first'),
  });
  return (
    <Card title="Answers" description="How the assistant answers where a model is configured.">
      <Loaded query={policy} skeletons={1}>
        {({ dataFirst }) => (
          <Switch
            checked={dataFirst}
            disabled={loading}
            label="Answer from platform data first"
            description="Questions that are certainly understood are answered at once and at no cost. People can ask the model instead."
            onChange={({ currentTarget }) => mutate({ dataFirst: currentTarget.checked })}
          />
        )}
      </Loaded>
    </Card>
  );
}
