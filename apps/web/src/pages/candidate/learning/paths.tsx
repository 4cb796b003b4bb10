import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { industryLabels } from '@talent-os/contracts/access/tables';
import {
  dropLearningPath,
  listLearningPaths,
  startLearningPath,
  type LearningPath,
} from '@talent-os/contracts/talent/learning-paths';
import { counted } from '@/lib/counted';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { AppLink } from '@/ui/button/app-link';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { Quiet } from '@/ui/display/quiet';
import { Meter } from '@/ui/figures/meter';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import layout from '@/ui/page/layout.module.css';
import { Page } from '@/ui/page/page';
import hub from '../candidate.module.css';
import { addressOf } from './path.rules';
import { PathSteps } from './path-steps';

/** The paths to the roles the caller aims for: lessons and courses for what each still takes. */
export function LearningPaths() {
  const paths = useQuery(query(listLearningPaths, {}));
  const { items = [] } = paths.data ?? {};
  return (
    <Page
      title="Paths"
      description="Lessons and courses for what the roles you aim for still take, by the skills you have named."
      loading={paths}
      skeletons={2}
    >
      <div className={`${layout.stack} ${hub.touch}`}>
        {paths.data && items.length === 0 && (
          <Card>
            <EmptyState
              title="Save a target to get a path"
              action={<AppLink to="/candidate/discover/pathways">Choose a role</AppLink>}
            />
          </Card>
        )}
        {items.map((path) => (
          <PathCard key={path.targetId} path={path} />
        ))}
      </div>
    </Page>
  );
}

type PathProps = { readonly path: LearningPath };

function PathCard({ path }: PathProps) {
  const { title, industry, startedAt, percent, steps, missing } = path;
  const done = steps.filter((step) => step.done).length;
  const what = steps.length === 0 ? 'no steps' : `${done} of ${counted(steps.length, 'steps')} finished`;
  return (
    <Card
      title={title}
      description={`${industryLabels[industry]} · ${startedAt ? what : `proposed, ${what}`}`}
      actions={<Actions path={path} />}
    >
      {steps.length > 0 ? (
        <>
          <Meter percent={percent} label={`Path to ${title}`} showValue />
          <PathSteps path={path} />
        </>
      ) : (
        <EmptyState
          title={nothingText(path)}
          action={missing === null && <AppLink to="/candidate/evolve">Who can tell you more</AppLink>}
        />
      )}
      {missing && missing.length > 0 && (
        <Quiet>
          Missing: {missing.map(({ name, level, required }) => `${name} (${level} of ${required})`).join(', ')}
        </Quiet>
      )}
    </Card>
  );
}

function nothingText({ missing }: LearningPath): string {
  if (missing === null) return 'No seat of this title says what it takes';
  return missing.length === 0 ? 'You have every skill at its level' : 'The catalogue has nothing for it yet';
}

function Actions({ path: { targetId, title, steps, may } }: PathProps) {
  const next = steps.find((step) => !step.done);
  const start = useCommand(startLearningPath, { done: `You have started the path to ${title}` });
  const [drop, question] = useConfirmed(dropLearningPath, () => ({
    input: { targetId },
    title: `Drop the path to ${title}?`,
    confirm: 'Drop',
    danger: true,
    done: 'The path was dropped',
    children: 'Its order is lost. What you have finished stays finished, and you go on aiming for the role.',
  }));
  return (
    <>
      {may.do.includes('start') && (
        <Button
          size="xs"
          aria-label={`Start the path to ${title}`}
          loading={start.loading}
          onClick={() => start.mutate({ targetId })}
        >
          Start
        </Button>
      )}
      {may.do.includes('drop') && next && (
        <Button size="xs" component={AppLink} to={addressOf(next)} aria-label={`Continue with ${next.title}`}>
          Continue
        </Button>
      )}
      {may.do.includes('drop') && (
        <Button size="xs" variant="subtle" aria-label={`Drop the path to ${title}`} onClick={() => drop()}>
          Drop
        </Button>
      )}
      {question}
    </>
  );
}
