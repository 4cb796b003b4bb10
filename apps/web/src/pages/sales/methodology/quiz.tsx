import { Button } from '@mantine/core';
import { QUIZ_PASS_PERCENT, takeQuiz } from '@talent-os/contracts/sales/methodology';
import { useRef, useState } from 'react';
import { notify } from '@/lib/notify';
import { useCommand } from '@/lib/use-command';
import { EmptyState } from '@/ui/loading/empty-state';
import { unanswered, type Level, type Result } from './level.rules';
import { Question } from './question';
import { QuizResult } from './quiz-result';
import css from './methodology.module.css';

type Answers = Readonly<Record<string, string>>;

/** The quiz of a level: every question wants an answer, the result says which ones were missed. */
export function Quiz({ level }: { readonly level: Level }) {
  const [answers, setAnswers] = useState<Answers>({});
  const [checked, setChecked] = useState<readonly string[]>([]);
  const [result, setResult] = useState<Result>();
  const form = useRef<HTMLFormElement>(null);
  const take = useCommand(takeQuiz);

  async function submit(): Promise<void> {
    const open = unanswered(level.quiz, answers);
    setChecked(open);
    if (open.length > 0) {
      form.current?.querySelector<HTMLInputElement>(`input[name="${open[0]}"]`)?.focus();
      return notify.validation();
    }
    const chosen = Object.entries(answers).map(([questionId, option]) => ({ questionId, option: Number(option) }));
    const graded = await take.run({ level: level.level, answers: chosen }).catch(() => undefined);
    setResult(graded);
  }

  function again(): void {
    setResult(undefined);
    setAnswers({});
  }

  if (level.quiz.length === 0) return <EmptyState title="This level has no quiz yet" />;
  return (
    <section className={css.content} aria-label={`Quiz of level ${level.level}`}>
      <h2 className={css.lessonTitle}>Quiz</h2>
      <p className={css.minutes}>
        {level.quiz.length} questions; {QUIZ_PASS_PERCENT} percent passes.
      </p>
      {result && <QuizResult level={level.level} result={result} questions={level.quiz.length} onAgain={again} />}
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {level.quiz.map((question, at) => (
          <Question
            key={question.id}
            number={at + 1}
            question={question}
            answer={answers[question.id]}
            error={checked.includes(question.id) && answers[question.id] === undefined}
            verdict={result && (result.missed.includes(question.id) ? 'missed' : 'right')}
            onAnswer={(option) => setAnswers({ ...answers, [question.id]: option })}
          />
        ))}
        {!result && (
          <Button type="submit" loading={take.loading}>
            Submit answers
          </Button>
        )}
      </form>
    </section>
  );
}
