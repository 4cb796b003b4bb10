import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getPractice, practiceKindLabels, practiceLevels, type Practice } from '@talent-os/contracts/talent/practice';
import { useState } from 'react';
import { query } from '@/lib/query';
import { useViewParams } from '@/lib/use-view-params';
import { AppLink } from '@/ui/button/app-link';
import { Page } from '@/ui/page/page';
import layout from '@/ui/page/layout.module.css';
import hub from '../candidate.module.css';
import { practiceAddress, SIMULATOR } from './practice-address';
import { QuestionPart } from './question-part';
import css from './simulator.module.css';

/** A practiced interview, question by question. */
export function PracticeRun({ practiceId }: { readonly practiceId: string }) {
  const practice = useQuery(query(getPractice, { practiceId }));
  const { data } = practice;
  return (
    <Page
      title="Practice interview"
      description={
        data && [data.positionTitle, practiceKindLabels[data.kind], practiceLevels[data.level].label].join(' · ')
      }
      crumbs={[{ label: 'Practiced interviews', to: SIMULATOR }, { label: data?.positionTitle ?? 'Practice' }]}
      loading={practice}
      actions={
        data && (
          <Button component={AppLink} to={`/candidate/apply/preparation?position=${data.positionId}`} variant="default">
            Preparation
          </Button>
        )
      }
    >
      {data && <Questions practice={data} />}
    </Page>
  );
}

function Questions({ practice }: { readonly practice: Practice }) {
  const { id, questions } = practice;
  const [params] = useViewParams();
  const asked = Number(params.get('question'));
  // The first one open: who answers it stays to read what was found in it.
  const [begun] = useState(() =>
    Math.max(
      0,
      questions.findIndex(({ tries }) => tries.length === 0),
    ),
  );
  const index = questions[asked - 1] ? asked - 1 : begun;
  const to = (at: number) => (questions[at] ? practiceAddress(id, at + 1) : undefined);
  return (
    <div className={`${layout.stack} ${hub.touch} ${css.run}`}>
      <ol className={css.steps} aria-label="Questions">
        {questions.map(({ key, tries }, at) => (
          <li key={key}>
            <AppLink
              to={practiceAddress(id, at + 1)}
              className={css.step}
              data-answered={tries.length > 0}
              aria-current={at === index ? 'step' : undefined}
              aria-label={`Question ${at + 1}${tries.length > 0 ? ', answered' : ''}`}
            />
          </li>
        ))}
      </ol>
      <QuestionPart
        key={questions[index]!.key}
        practice={practice}
        index={index}
        before={to(index - 1)}
        after={to(index + 1)}
      />
    </div>
  );
}
