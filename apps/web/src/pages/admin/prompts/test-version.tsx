import { Button, Group, TextInput } from '@mantine/core';
import { testPrompt } from '@talent-os/contracts/chat/prompts';
import type { Output } from '@talent-os/contracts/define';
import { useState, type FormEvent } from 'react';
import { count } from '../../../lib/format';
import { useCommand } from '../../../lib/use-command';
import { Card } from '../../../ui/card';
import type { Version } from './prompt';
import css from './prompts.module.css';

type Result = Output<typeof testPrompt>;

/** Fills a version with a sample person and place, counts what it costs, and answers a question where a model is there. */
export function TestVersion({ version: { id, version } }: { readonly version: Version }) {
  const [question, setQuestion] = useState('');
  const [result, setResult] = useState<Result>();
  const command = useCommand(testPrompt);

  function submit(event: FormEvent): void {
    event.preventDefault();
    command
      .run({ versionId: id, ...(question.trim() && { question: question.trim() }) })
      .then(setResult, () => undefined);
  }

  return (
    <Card title={`Test version ${version}`}>
      <form onSubmit={submit}>
        <Group gap="sm" align="flex-end">
          <TextInput
            label="Question"
            placeholder="What can you help me with here?"
            flex={1}
            miw={220}
            maxLength={500}
            value={question}
            onChange={({ currentTarget }) => setQuestion(currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={command.loading}>
            Test
          </Button>
        </Group>
      </form>
      <div role="status">{result && <TestResult result={result} />}</div>
    </Card>
  );
}

const TestResult = ({ result: { filled, tokens, answer } }: { readonly result: Result }) => (
  <div className={css.result}>
    <h3>{count(tokens)} tokens, filled with a sample</h3>
    <p className={css.body}>{filled}</p>
    <h3>Answer</h3>
    <p className={css.body}>{answer ?? 'No model answered: none is configured, or none is available right now.'}</p>
  </div>
);
