import { Button, Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { arranged, CARD_USUAL, inReadingOrder, MOST_CARDS, type Placed } from '@talent-os/contracts/facts/layout';
import {
  changeDashboard,
  dropDashboard,
  listDashboards,
  type Dashboard,
} from '@talent-os/contracts/intelligence/dashboards';
import type { DatasetState } from '@talent-os/contracts/intelligence/datasets';
import { listQuestions, type SavedQuestion } from '@talent-os/contracts/intelligence/questions';
import { useState, type ReactNode } from 'react';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { useNarrow } from '@/lib/use-narrow';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { EmptyState } from '@/ui/loading/empty-state';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import { QuestionCard } from './question-card';
import css from './dashboards.module.css';

/** Comes with what it needs to drag, where there is room to. */
const Grid = lazyPart(async () => (await import('./grid')).Grid);

type DashboardViewProps = {
  readonly dashboardId: string;
  readonly datasets: readonly DatasetState[];
  readonly onClose: () => void;
};

/** Saved questions side by side, each with its answer; on a phone below one another. */
export function DashboardView({ dashboardId, ...rest }: DashboardViewProps) {
  const dashboards = useQuery(query(listDashboards, {}));
  const questions = useQuery(query(listQuestions, {}));
  return (
    <Loaded query={dashboards}>
      {({ items }) => {
        const found = items.find(({ id }) => id === dashboardId);
        return found ? (
          <Loaded query={questions}>
            {(saved) => (
              <Opened key={`${found.id} ${found.version}`} {...rest} dashboard={found} questions={saved.items} />
            )}
          </Loaded>
        ) : (
          <Card title="Dashboard">
            <EmptyState
              title="This dashboard is not there any more"
              action={<Button onClick={rest.onClose}>All dashboards</Button>}
            />
          </Card>
        );
      }}
    </Loaded>
  );
}

type OpenedProps = Omit<DashboardViewProps, 'dashboardId'> & {
  readonly dashboard: Dashboard;
  readonly questions: readonly SavedQuestion[];
};

function Opened({ dashboard, questions, datasets, onClose }: OpenedProps) {
  const { id, title, version } = dashboard;
  // What is not saved yet.
  const [draft, setDraft] = useState<readonly Placed[]>();
  const narrow = useNarrow();
  const change = useCommand(changeDashboard, { done: 'Dashboard saved' });
  const save = (cards: readonly Placed[]) => change.mutate({ dashboardId: id, version, cards: cards.map(placeOf) });
  const cards = draft ?? dashboard.cards;
  const questionOf = ({ savedQuestionId }: Placed) => questions.find((one) => one.id === savedQuestionId);
  const drawn = (card: Placed) => {
    const question = questionOf(card);
    return question && <QuestionCard question={question} datasets={datasets} rows={narrow ? CARD_USUAL.h : card.h} />;
  };
  return (
    <section aria-labelledby="dashboard-title" className={css.dashboard}>
      <header className={css.head}>
        <h2 id="dashboard-title">{title}</h2>
        {draft ? (
          <>
            <Button variant="default" onClick={() => setDraft(undefined)}>
              Cancel
            </Button>
            <Button loading={change.loading} onClick={() => save(draft)}>
              Save arrangement
            </Button>
          </>
        ) : (
          <Actions
            dashboard={dashboard}
            questions={questions}
            onArrange={() => setDraft(dashboard.cards)}
            onAdd={(savedQuestionId) => save(withCard(dashboard.cards, savedQuestionId))}
            onClose={onClose}
          />
        )}
      </header>
      {cards.length === 0 && (
        <EmptyState title="No questions on this dashboard" text="Save a question, and add it here." />
      )}
      {narrow ? (
        <Stack cards={cards} render={drawn} />
      ) : (
        <Grid
          cards={cards}
          arranging={draft !== undefined}
          titleOf={(card) => questionOf(card)?.title ?? ''}
          render={drawn}
          onChange={setDraft}
        />
      )}
    </section>
  );
}

const placeOf = ({ savedQuestionId, x, y, w, h }: Placed) => ({ savedQuestionId, x, y, w, h });

/** One more card, below all others. */
const withCard = (cards: readonly Placed[], savedQuestionId: string): Placed[] =>
  arranged([...cards, { savedQuestionId, ...CARD_USUAL, x: 0, y: Math.max(0, ...cards.map(({ y, h }) => y + h)) }]);

type StackProps = { readonly cards: readonly Placed[]; readonly render: (card: Placed) => ReactNode };

const Stack = ({ cards, render }: StackProps) => (
  <div className={css.stack}>
    {inReadingOrder(cards).map((card) => (
      <div key={card.savedQuestionId}>{render(card)}</div>
    ))}
  </div>
);

type ActionsProps = Pick<OpenedProps, 'dashboard' | 'questions' | 'onClose'> & {
  readonly onArrange: () => void;
  readonly onAdd: (savedQuestionId: string) => void;
};

function Actions({ dashboard, questions, onArrange, onAdd, onClose }: ActionsProps) {
  const { id, title, cards } = dashboard;
  const narrow = useNarrow();
  const [ask, asking] = useConfirmed(dropDashboard, () => ({
    input: { dashboardId: id },
    done: 'Dashboard deleted',
    danger: true,
    title: `Delete “${title}”?`,
    confirm: 'Delete',
    children: 'Its questions stay among the saved ones.',
    onDone: onClose,
  }));
  const free = questions.filter((question) => !cards.some(({ savedQuestionId }) => savedQuestionId === question.id));
  return (
    <>
      <Button variant="subtle" onClick={() => ask()}>
        Delete
      </Button>
      {free.length > 0 && cards.length < MOST_CARDS && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default">Add question</Button>
          </Menu.Target>
          <Menu.Dropdown className={css.menu}>
            {free.map((question) => (
              <Menu.Item key={question.id} onClick={() => onAdd(question.id)}>
                {question.title}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {!narrow && cards.length > 0 && <Button onClick={onArrange}>Arrange</Button>}
      {asking}
    </>
  );
}
