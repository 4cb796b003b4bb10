import { industryLabels } from '@talent-os/contracts/access/tables';
import { addTarget } from '@talent-os/contracts/talent/targets';
import type { IndustryMove } from '@talent-os/contracts/talent/ways';
import { wordsOf } from '@talent-os/contracts/words';
import { counted } from '@/lib/counted';
import { useCommand } from '@/lib/use-command';
import { AppLink } from '@/ui/button/app-link';
import { RowButton } from '@/ui/button/row-button';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { Meter } from '@/ui/figures/meter';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import layout from '@/ui/page/layout.module.css';
import rows from '@/ui/table/rows.module.css';
import { RecordRow } from '@/ui/table/record-row';

/** Months a role in another industry is planned for until somebody says otherwise. */
const USUAL_MONTHS = 12;

type MoveProps = { readonly move: IndustryMove };

/** What is brought along, what is missing, and which seats are near. */
export const MoveCards = ({ move }: MoveProps) =>
  move.seats === 0 ? (
    <Card>
      <EmptyState title={`No open positions in ${industryLabels[move.to]}`} text="Nothing can be compared with." />
    </Card>
  ) : (
    <div className={layout.columns}>
      <div className={layout.stack}>
        <Skills move={move} />
        <Missing move={move} />
      </div>
      <Bridges move={move} />
    </div>
  );

function Skills({ move: { share, skills, seats } }: MoveProps) {
  return (
    <Card
      title="What you bring along"
      description={`Skills that ${counted(seats, 'open seats')} ask for, most often first.`}
    >
      {share === null ? (
        <EmptyState title="Its seats ask for no skill by name" />
      ) : (
        <>
          <Meter percent={share} label="Skills you bring along" showValue />
          <ul className={rows.rows} aria-label="Skills asked for">
            {skills.map(({ name, level, seats: asking }) => (
              <RecordRow
                key={name}
                name={name}
                badges={level > 0 && <StatusBadge variant="success">Yours, level {level}</StatusBadge>}
              >
                <Quiet>{counted(asking, 'seats')}</Quiet>
              </RecordRow>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

const Missing = ({ move: { requirements } }: MoveProps) => (
  <Card
    title="What must be held"
    description={
      <>
        Nobody is hired without these. Yours stand under{' '}
        <AppLink to="/candidate/profile/verification">Verification</AppLink>.
      </>
    }
  >
    {requirements.length === 0 ? (
      <EmptyState title="Nothing on paper is asked for" />
    ) : (
      <ul className={rows.rows} aria-label="What must be held">
        {requirements.map(({ type, value, seats }) => (
          <RecordRow key={`${type} ${value}`} name={value} badges={<StatusBadge>{wordsOf(type)}</StatusBadge>}>
            <Quiet>{counted(seats, 'seats')}</Quiet>
          </RecordRow>
        ))}
      </ul>
    )}
  </Card>
);

function Bridges({ move: { to, bridges, people } }: MoveProps) {
  const aim = useCommand(addTarget, { done: (_, { title }) => `You aim for ${title}` });
  return (
    <Card
      title="Seats you are nearest to"
      description="What you aim for stands among your goals, with its gaps under Advance."
    >
      {bridges.length === 0 && <EmptyState title="No seat asks for a skill you have named" />}
      <ul className={rows.rows} aria-label="Seats you are nearest to">
        {bridges.map(({ positionId, title, department, match }) => (
          <RecordRow
            key={positionId}
            name={title}
            actions={
              <RowButton
                label="Aim for it"
                of={title}
                variant="default"
                loading={aim.loading}
                onClick={() => aim.mutate({ title, industry: to, pay: null, horizonMonths: USUAL_MONTHS })}
              />
            }
          >
            <Quiet>
              {department} · match {match}%
            </Quiet>
          </RecordRow>
        ))}
      </ul>
      <Quiet>
        {people === null
          ? 'How many colleagues have gone this way: not enough people to show this safely.'
          : `${counted(people, 'colleagues')} have gone this way.`}
      </Quiet>
    </Card>
  );
}
