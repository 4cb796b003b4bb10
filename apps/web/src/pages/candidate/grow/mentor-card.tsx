import { useQuery } from '@tanstack/react-query';
import { listMentorships } from '@talent-os/contracts/talent/collaboration';
import { query } from '@/lib/query';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import rows from '@/ui/table/rows.module.css';
import { RecordRow } from '@/ui/table/record-row';

/** Who mentors the caller, and whom they have asked. Offers stand where mentoring is arranged. */
export function MentorCard() {
  const mentorships = useQuery(query(listMentorships, {}));
  return (
    <Card title="Mentor" actions={<AppLink to="/candidate/evolve#mentorship">Mentoring</AppLink>}>
      <Loaded query={mentorships} skeletons={1}>
        {({ items }) => {
          const own = items.filter(({ requestedByMe, status }) => requestedByMe && status !== 'ended');
          return own.length === 0 ? (
            <EmptyState title="Nobody mentors you now" text="Colleagues offer it in skills of your profile." />
          ) : (
            <ul className={`${rows.rows} ${rows.inset}`} aria-label="Who mentors you">
              {own.map(({ id, mentorName, skills, status }) => (
                <RecordRow key={id} name={mentorName}>
                  <Quiet>{skills.join(', ')}</Quiet>
                  {status === 'requested' && <Quiet>You have asked; the answer is still open</Quiet>}
                </RecordRow>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </Card>
  );
}
