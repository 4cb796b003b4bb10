import { createGoal } from '@talent-os/contracts/productivity/goals';
import { industryLabels } from '@talent-os/contracts/access/tables';
import { careerTopics, type CareerSummary } from '@talent-os/contracts/talent/career-questions';
import { useCommand } from '@/lib/use-command';
import { daysAfter } from '@/lib/today';
import { useToday } from '@/lib/use-today';
import { AppLink } from '@/ui/button/app-link';
import { RowButton } from '@/ui/button/row-button';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import { Section } from '@/ui/page/section';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';
import { AimButton } from '../careers/aim-button';
import { addressOf } from './career-address';
import css from './discover.module.css';

type SummaryProps = { readonly summary: CareerSummary };

/** What the answers say, and what can be made of it. */
export function CareerSummaryCard({ summary }: SummaryProps) {
  const { lines, skills, roles, goals } = summary;
  return (
    <Card title="What you say" description="In your own words: nothing is added to them.">
      {lines.length === 0 ? (
        <EmptyState
          title="No answers yet"
          text="What you answer is put together here, and what you could make of it."
        />
      ) : (
        <div className={css.summary}>
          <Lines summary={summary} />
          {goals.length > 0 && (
            <Section title="Goals you speak of">
              <ul className={`${rows.rows} ${rows.inset}`} aria-label="Goals you speak of">
                {goals.map((goal) => (
                  <GoalRow key={goal} goal={goal} />
                ))}
              </ul>
            </Section>
          )}
          {roles.length > 0 && (
            <Section title="Roles you speak of">
              <ul className={`${rows.rows} ${rows.inset}`} aria-label="Roles you speak of">
                {roles.map((role) => (
                  <RecordRow
                    key={`${role.industry} ${role.title}`}
                    name={role.title}
                    badges={role.targetId && <StatusBadge variant="success">You aim for it</StatusBadge>}
                    actions={<AimButton industry={role.industry} role={role} />}
                  >
                    <Quiet>{industryLabels[role.industry]}</Quiet>
                  </RecordRow>
                ))}
              </ul>
            </Section>
          )}
          {skills.length > 0 && (
            <Section title="Skills you speak of">
              <p className={css.quote}>
                {skills.map(({ name, named }) => (named ? name : `${name} (not on your profile)`)).join(', ')}
              </p>
              {skills.some(({ named }) => !named) && (
                <AppLink to="/candidate/profile/skills?new=skill">Add one to your profile</AppLink>
              )}
            </Section>
          )}
        </div>
      )}
    </Card>
  );
}

/** What is wanted is told as goals. */
const topics = (Object.entries(careerTopics) as [keyof typeof careerTopics, string][]).filter(
  ([topic]) => topic !== 'goal',
);

/** The first sentence of each answer, by what it is about. */
function Lines({ summary: { lines } }: SummaryProps) {
  return topics.map(([topic, title]) => {
    const of = lines.filter((line) => line.topic === topic);
    return (
      of.length > 0 && (
        <Section key={topic} title={title}>
          {of.map(({ key, text }) => (
            <p key={key} className={css.quote}>
              “{text}” <AppLink to={addressOf(key)}>Change</AppLink>
            </p>
          ))}
        </Section>
      )
    );
  });
}

/** Days a goal of somebody’s own words is given. */
const GOAL_DAYS = 365;

/** Something to be reached, and the way to keep it as a goal. */
function GoalRow({ goal }: { readonly goal: string }) {
  const today = useToday();
  const { mutate, loading } = useCommand(createGoal, { done: ({ title }) => `${title}: a draft of your goals` });
  const title = goal.length > 1 ? goal : `${goal}.`;
  const facts = {
    title,
    visibility: 'private' as const,
    teamId: null,
    parentId: null,
    hub: 'candidate',
    periodStart: today,
    periodEnd: daysAfter(today, GOAL_DAYS),
    keyResults: [],
  };
  return (
    <RecordRow
      name={goal}
      actions={
        <RowButton label="Make it a goal" of={goal} variant="default" loading={loading} onClick={() => mutate(facts)} />
      }
    />
  );
}
