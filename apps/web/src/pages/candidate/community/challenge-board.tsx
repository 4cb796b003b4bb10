import { challengeStates, type ChallengeDetail } from '@talent-os/contracts/talent/community-challenges';
import clsx from 'clsx';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { Section } from '@/ui/page/section';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';
import { stateLooks } from './challenge-columns';

/** Who takes part and lets it be seen. */
export function ChallengeBoard({ board }: { readonly board: ChallengeDetail['board'] }) {
  return (
    <Section title="Who takes part">
      {board.length === 0 ? (
        <Quiet>Nobody who takes part lets it be seen.</Quiet>
      ) : (
        <ul className={clsx(rows.rows, rows.inset)} aria-label="Who takes part">
          {board.map(({ id, teamName, names, state, result, mine }) => (
            <RecordRow
              key={id}
              name={teamName ?? names.join(', ')}
              badges={
                <>
                  <StatusBadge variant={stateLooks[state]}>{challengeStates[state]}</StatusBadge>
                  {mine && <StatusBadge variant="secondary">{teamName ? 'My team' : 'Me'}</StatusBadge>}
                </>
              }
            >
              {teamName && <Quiet>{names.join(', ')}</Quiet>}
              {result !== null && <Quiet>Meets {result} % of the criteria</Quiet>}
            </RecordRow>
          ))}
        </ul>
      )}
    </Section>
  );
}
