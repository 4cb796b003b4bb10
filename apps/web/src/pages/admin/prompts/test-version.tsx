import { Button, Group, TextInput } from '@mantine/core';
import { testPrompt } from '@talent-os/contracts/chat/prompts';
import type { Output } from '@talent-os/contracts/define';
import { useState } from 'react';
import { count } from '@/lib/format';
import { useCommandForm } from '@/lib/use-command-form';
import { SubmitForm } from '@/ui/form/submit-form';
import { Card } from '@/ui/page/card';
import type { Version } from './prompt';
import css from './prompts.module.css';

type Result = Output<typeof testPrompt>;

/** Fills a version with a sample person and place, counts what it costs, and answers a question where a model is there. */
export function TestVersion({ version: { id, version } }: { readonly version: Version }) {
  const [result, setResult] = useState<Result>();
  const { field, state, loading } = useCommandForm(testPrompt, {
    initial: { question: '' },
    toInput: ({ question }) => ({ versionId: id, ...(question.trim() && { question: question.trim() }) }),
    onDone: setResult,
  });

  return (
    <Card title={`Test version ${version}`}>
      <SubmitForm state={state}>
        <Group gap="sm" align="flex-end">
          <TextInput
            label="Question"
            placeholder="What can you help me with here?"
            flex={1}
            miw={220}
            maxLength={500}
            {...field('question')}
          />
          <Button type="submit" variant="default" loading={loading}>
            Test
          </Button>
        </Group>
      </SubmitForm>
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
