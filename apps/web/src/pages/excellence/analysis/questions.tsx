import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { answerStatement } from '@talent-os/contracts/sales/excellence';
import { excellenceData } from '@talent-os/contracts/sales/excellence/all.data';
import { statementsOf } from '@talent-os/contracts/sales/excellence/module';
import { ANSWERS_NEEDED } from '@talent-os/contracts/sales/excellence/modules';
import { useState } from 'react';
import { useCommand } from '@/lib/use-command';
import { Card } from '@/ui/page/card';
import css from '../excellence.module.css';
import type { ModuleState } from '../module-state';
import { Choices } from './choices';
import { dimensionAt, firstOpen } from './questions.rules';

type QuestionsProps = { readonly state: ModuleState; readonly onClose: () => void };

/** One statement at a time. The next one follows at once while an answer is kept; what was not kept is asked again. */
export function Questions({ state, onClose }: QuestionsProps) {
  const { module } = state;
  const statements = statementsOf(excellenceData[module]);
  const [said, say] = useState<ReadonlyMap<string, number | null>>(new Map());
  // What was said counts at once: somebody who knows the keys is faster than what keeps it.
  const given = new Map([...state.answers.map(({ statement, value }) => [statement, value] as const), ...said]);
  const [at, setAt] = useState(() => firstOpen(statements, given));
  const { run } = useCommand(answerStatement);
  const [closing, setClosing] = useState(false);
  const statement = statements[at]!;
  const { label, nth, of } = dimensionAt(excellenceData[module], at);
  const last = at === statements.length - 1;
  const answer = async (value: number | null) => {
    const { key } = statement;
    say((before) => new Map(before).set(key, value));
    if (last) setClosing(true);
    else setAt(at + 1);
    try {
      await run({ module, statement: key, value });
      if (last) onClose();
    } catch {
      // It was not kept, which its message says: here it is asked again.
      say((before) => new Map([...before].filter(([one]) => one !== key)));
      setAt(at);
      setClosing(false);
    }
  };
  return (
    <Card>
      <div className={css.ask}>
        <div className={css.progress} role="img" aria-label={`${given.size} of ${statements.length} answered`}>
          {statements.map(({ key }, place) => (
            <i key={key} data-given={given.has(key) || undefined} data-here={place === at || undefined} />
          ))}
        </div>
        <p className={css.note}>
          {label}, {nth} of {of}
        </p>
        <h2 className={css.statement}>{statement.text}</h2>
        <Choices value={given.get(statement.key)} closing={closing} onAnswer={(value) => void answer(value)} />
        <div className={css.foot}>
          <Button variant="default" disabled={at === 0} onClick={() => setAt(at - 1)}>
            Back
          </Button>
          <Button variant="default" disabled={last || !given.has(statement.key)} onClick={() => setAt(at + 1)}>
            Next
          </Button>
          <Button variant="subtle" onClick={onClose}>
            Close
          </Button>
          <span className={css.note}>Kept as you go</span>
        </div>
        <p className={css['said-note']}>
          <IconLock size={17} aria-hidden />
          Nobody sees what you said. Others see that somebody answered, and means of {ANSWERS_NEEDED} people or more.
        </p>
      </div>
    </Card>
  );
}
