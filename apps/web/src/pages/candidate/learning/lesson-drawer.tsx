import { Button, Radio, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import { answerLesson, getLesson } from '@talent-os/contracts/talent/learning';
import { useState } from 'react';
import { day } from '@/lib/format';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { RecordDrawer } from '@/ui/dialog/record-drawer';
import { Prose } from '@/ui/display/prose';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { Section } from '@/ui/page/section';

type LessonDrawerProps = { readonly lessonId: string; readonly onClose: () => void };

/** One lesson: its text, its question, and what came of the answer. */
export function LessonDrawer({ lessonId, onClose }: LessonDrawerProps) {
  const lesson = useQuery(query(getLesson, { catalogueItemId: lessonId }));
  return (
    <RecordDrawer query={lesson} title={lesson.data?.title ?? 'Lesson'} size={640} onClose={onClose}>
      {(data) => (
        <Stack gap="lg">
          <Prose text={data.body} />
          <Question lesson={data} onClose={onClose} />
        </Stack>
      )}
    </RecordDrawer>
  );
}

type QuestionProps = { readonly lesson: Output<typeof getLesson>; readonly onClose: () => void };

function Question({ lesson: { id, question, options }, onClose }: QuestionProps) {
  const [chosen, setChosen] = useState('');
  const [result, setResult] = useState<Output<typeof answerLesson>>();
  const { run, loading } = useCommand(answerLesson);
  const send = () => void run({ catalogueItemId: id, answer: Number(chosen) }).then(setResult, () => undefined);
  return (
    <Section title="One question">
      <Radio.Group label={question} value={chosen} onChange={setChosen}>
        <Stack gap="xs" mt="xs">
          {options.map((option, at) => (
            <Radio key={option} value={String(at + 1)} label={option} disabled={result !== undefined} />
          ))}
        </Stack>
      </Radio.Group>
      {result ? (
        <Stack gap="md" mt="md" role="status">
          <StatusBadge variant={result.right ? 'success' : 'warning'}>
            {result.right ? 'Right' : 'Not quite'}
          </StatusBadge>
          {!result.right && <p>Right would be: {options[result.answer - 1]}</p>}
          <p>{result.why}</p>
          <Quiet>
            {result.dueOn ? `It comes again on ${day(result.dueOn)}.` : 'You know it: it does not come again.'}
          </Quiet>
          <div>
            <Button size="sm" onClick={onClose}>
              Done
            </Button>
          </div>
        </Stack>
      ) : (
        <Button mt="md" size="sm" disabled={chosen === ''} loading={loading} onClick={send}>
          Answer
        </Button>
      )}
    </Section>
  );
}
