import { Alert, Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  statementProblems,
  statementStates,
  type StatementDetail,
} from '@talent-os/contracts/sales/compensation-shapes';
import { getStatement } from '@talent-os/contracts/sales/compensation';
import { useState } from 'react';
import { day, month } from '@/lib/format';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { RecordDrawer } from '@/ui/dialog/record-drawer';
import { Facts } from '@/ui/display/facts';
import { Quiet } from '@/ui/display/quiet';
import { EmptyState } from '@/ui/loading/empty-state';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Section } from '@/ui/page/section';
import css from './compensation.module.css';
import { baseRateText, madeOf, ruleText, signed } from './line-words';

const DisputeForm = lazyPart(async () => (await import('./dispute-forms')).DisputeForm);
const ResolveForm = lazyPart(async () => (await import('./dispute-forms')).ResolveForm);

type StatementDrawerProps = { readonly statementId: string; readonly onClose: () => void };

/** One statement, line by line, with the rule that made each amount. */
export function StatementDrawer({ statementId, onClose }: StatementDrawerProps) {
  const read = useQuery(query(getStatement, { statementId }));
  const title = read.data ? `${month(read.data.month)}, ${read.data.userName}` : 'Statement';
  return (
    <RecordDrawer query={read} title={title} size={520} onClose={onClose}>
      {(statement) => <Body statement={statement} />}
    </RecordDrawer>
  );
}

function Body({ statement }: { readonly statement: StatementDetail }) {
  const { money } = useFormat();
  const { total, status, problem, disputeUntil, credit, quota, attainment, periodStarts, periodEnds, lines } =
    statement;
  return (
    <Stack gap="lg">
      <p className={css.total}>{signed(total, (minor) => money(minor, 'full'))}</p>
      {problem && (
        <Alert color="yellow" role="status" title="It cannot be published yet">
          {statementProblems[problem]}
        </Alert>
      )}
      <Facts
        items={[
          ['Status', statementStates[status]],
          ['Plan', statement.role],
          ['Quota period', `${day(periodStarts)} to ${day(periodEnds)}`],
          ['Credited', attainment === null ? money(credit) : `${money(credit)} of ${money(quota)}, ${attainment}%`],
          ['Base rate', quota > 0 && `${baseRateText(statement)}, target variable ÷ quota`],
          ['Dispute until', disputeUntil && day(disputeUntil)],
        ]}
      />
      <Lines statement={statement} />
      {lines.length > 0 && status === 'published' && disputeUntil && (
        <Quiet>If it is right, there is nothing to do: it is final after {day(disputeUntil)}.</Quiet>
      )}
      <Dispute statement={statement} />
    </Stack>
  );
}

function Lines({ statement }: { readonly statement: StatementDetail }) {
  const { money } = useFormat();
  const { lines } = statement;
  if (lines.length === 0) return <EmptyState title="Nothing was won this month" />;
  return (
    <ul className={css.lines} aria-label="Lines">
      {lines.map((line) => (
        <li key={`${line.rule} ${line.dealId} ${line.tier} ${line.on}`}>
          <span>
            <span className={css.rule}>{ruleText(line)}</span> {line.dealName || 'Correction'}
          </span>
          <b data-negative={line.amount < 0 || undefined}>{signed(line.amount, (minor) => money(minor, 'full'))}</b>
          <Quiet>{[line.accountName, line.on && day(line.on)].filter(Boolean).join(', ')}</Quiet>
          <Quiet>{madeOf(line, statement, money)}</Quiet>
        </li>
      ))}
    </ul>
  );
}

/** What was said to be wrong, what it was answered, and the way to say so. */
function Dispute({ statement }: { readonly statement: StatementDetail }) {
  const { dispute, may, statementId, version } = statement;
  const { dayOf } = useFormat();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      {dispute && (
        <Section title="Dispute">
          <p>{dispute.text}</p>
          <Quiet>
            Said {dayOf(dispute.at)}
            {dispute.answer === null && `, to be answered by ${day(dispute.answerBy)}`}
          </Quiet>
          {dispute.answer !== null && (
            <p>
              {dispute.answeredByName}: {dispute.answer}
            </p>
          )}
        </Section>
      )}
      {may.do.includes('dispute') && !asking && <Button onClick={() => setAsking(true)}>Dispute this statement</Button>}
      {may.do.includes('resolve') && !asking && <Button onClick={() => setAsking(true)}>Answer the dispute</Button>}
      {asking && may.do.includes('dispute') && (
        <DisputeForm statementId={statementId} version={version} onClose={close} />
      )}
      {asking && may.do.includes('resolve') && (
        <ResolveForm statementId={statementId} version={version} onClose={close} />
      )}
    </>
  );
}
