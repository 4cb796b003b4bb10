import { Button, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconClock } from '@tabler/icons-react';
import {
  conditionOf,
  insightRuleOf,
  insightSeverityLabels,
  type InsightSeverity,
} from '@talent-os/contracts/insights/rules';
import type { Insight } from '@talent-os/contracts/intelligence/insights';
import { useId } from 'react';
import { ago, count } from '@/lib/format';
import { useMe } from '@/lib/session';
import { useNow } from '@/lib/use-now';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';
import { timeText } from './insight.rules';
import css from './insights.module.css';

const variants: Readonly<Record<InsightSeverity, BadgeVariant>> = {
  critical: 'error',
  high: 'warning',
  medium: 'secondary',
};

type InsightRowProps = {
  readonly insight: Insight;
  readonly place: number;
  readonly expanded: boolean;
  readonly onExpand: () => void;
  readonly onAccept: () => void;
  readonly onDismiss: () => void;
};

/** One insight: what is the matter, what it rests on, how long it can wait, and where one acts. */
export function InsightRow({ insight, place, expanded, onExpand, ...does }: InsightRowProps) {
  const { rule, title, evidence, rows, severity, plan, link } = insight;
  const now = useNow();
  const { organization } = useMe();
  const time = timeText(insight, now, organization.timezone);
  const details = useId();
  return (
    <li className={css.row} data-open={expanded}>
      <span className={css.place} data-severity={severity} aria-hidden>
        {place}
      </span>
      <div className={css.what}>
        <div className={css.head}>
          <h3 className={css.title}>{title}</h3>
          <StatusBadge variant={variants[severity]}>{insightSeverityLabels[severity]}</StatusBadge>
          {plan && (
            <StatusBadge variant="success">{plan.mine ? 'On your list' : `${plan.byName} is on it`}</StatusBadge>
          )}
        </div>
        <span className={css.evidence}>
          {evidence}{' '}
          {rows && (
            <AppLink to={rows.link}>
              {count(rows.count)} {rows.what}
            </AppLink>
          )}
        </span>
        <UnstyledButton
          className={css.more ?? ''}
          aria-expanded={expanded}
          aria-controls={details}
          aria-label={`Rule: ${insightRuleOf(rule).label.toLowerCase()}, why you see “${title}”`}
          onClick={onExpand}
        >
          Rule: {insightRuleOf(rule).label.toLowerCase()}
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </div>
      <span className={css.time} data-late={time.late}>
        <IconClock size={14} aria-hidden />
        {time.text}
      </span>
      <div className={css.act}>
        <Button component={AppLink} to={link} variant={place === 1 ? 'filled' : 'default'} fullWidth>
          {insightRuleOf(rule).action}
        </Button>
      </div>
      <div id={details} className={css.details} hidden={!expanded}>
        <Details insight={insight} now={now} {...does} />
      </div>
    </li>
  );
}

type DetailsProps = Pick<InsightRowProps, 'insight' | 'onAccept' | 'onDismiss'> & { readonly now: number };

/** Why it is shown to this person, since when, and what dismissing it would do. */
function Details({ insight, now, onAccept, onDismiss }: DetailsProps) {
  const { rule, title, threshold, beyond, since, plan } = insight;
  return (
    <>
      <dl className={css.facts}>
        <dt>Why you see it</dt>
        <dd>The rule looks for when {conditionOf(rule, threshold)}, and you may act on it.</dd>
        <dt>Age</dt>
        <dd>Began {ago(since, now)}</dd>
        <dt>If you dismiss</dt>
        <dd>
          {beyond === null
            ? 'It stays away until somebody takes that back; the rule looks for nothing more extreme.'
            : `The rule then looks for when ${conditionOf(rule, beyond)}, for the whole organization. Anyone who sees the rule can take that back.`}
        </dd>
      </dl>
      <div className={css.does}>
        {plan?.taskId ? (
          <AppLink to={`/productivity?task=${plan.taskId}`}>Open the task</AppLink>
        ) : (
          !plan && (
            <Button variant="default" size="xs" aria-label={`Add as task: “${title}”`} onClick={onAccept}>
              Add as task
            </Button>
          )
        )}
        <Quiet>{plan && !plan.mine && `Taken up ${ago(plan.at, now)}`}</Quiet>
        <Button variant="default" size="xs" aria-label={`Dismiss… “${title}”`} onClick={onDismiss}>
          Dismiss…
        </Button>
      </div>
    </>
  );
}
