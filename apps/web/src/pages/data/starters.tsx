import { Button } from '@mantine/core';
import { starterQuestions } from '@talent-os/contracts/facts/starters';
import type { DatasetState } from '@talent-os/contracts/intelligence/datasets';
import type { Draft } from '@/features/questions/question-state';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import css from './data.module.css';

type StartersProps = { readonly datasets: readonly DatasetState[]; readonly onChoose: (draft: Draft) => void };

/** Questions to begin with, of what the reader may see. */
export function Starters({ datasets, onChoose }: StartersProps) {
  const open = starterQuestions.filter(({ dataset }) => datasets.some((one) => one.dataset === dataset));
  return (
    <Card title="Begin with" description="Or choose a dataset and put a question together">
      {open.length === 0 ? (
        <EmptyState title="No questions to begin with" />
      ) : (
        <div className={css.starters}>
          {open.map((starter) => (
            <Button key={starter.title} variant="default" onClick={() => onChoose(starter)}>
              {starter.title}
            </Button>
          ))}
        </div>
      )}
    </Card>
  );
}
