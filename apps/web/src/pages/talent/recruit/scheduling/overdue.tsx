import type { Output } from '@talent-os/contracts/define';
import type { getScheduling } from '@talent-os/contracts/talent/scheduling';
import { ago } from '@/lib/format';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { Card } from '@/ui/page/card';
import { RecordRow } from '@/ui/table/record-row';
import css from './scheduling.module.css';

type OverdueProps = { readonly cards: Output<typeof getScheduling>['overdueCards'] };

/** Scorecards past their time; each leads to where its interviewer can be reminded. */
export const Overdue = ({ cards }: OverdueProps) =>
  cards.length > 0 && (
    <Card title="Scorecards overdue" flush>
      <ul className={css.rows}>
        {cards.map(({ interviewId, applicationId, interviewerName, personName, positionTitle, cardsDueAt }) => (
          <RecordRow
            key={`${interviewId} ${interviewerName}`}
            name={<AppLink to={`/talent/recruit/status?application=${applicationId}`}>{interviewerName}</AppLink>}
          >
            <Quiet>
              {personName}, {positionTitle}
            </Quiet>
            <Quiet late>Due {ago(cardsDueAt)}</Quiet>
          </RecordRow>
        ))}
      </ul>
    </Card>
  );
