import { useQuery } from '@tanstack/react-query';
import { getAdvance } from '@talent-os/contracts/talent/ways';
import { query } from '@/lib/query';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { Meter } from '@/ui/figures/meter';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import css from './grow.module.css';

/** How ready the caller is for each role they aim for; the gaps stand where they advance. */
export function ReadinessCard() {
  const advance = useQuery(query(getAdvance, {}));
  return (
    <Card title="Readiness" actions={<AppLink to="/candidate/advance">See the gaps</AppLink>}>
      <Loaded query={advance} skeletons={1}>
        {({ roles }) =>
          roles.length === 0 ? (
            <EmptyState
              title="Name a role you aim for"
              action={<AppLink to="/candidate/profile/goals">Add a goal</AppLink>}
            />
          ) : (
            <ul className={css.roles} aria-label="Readiness for the roles you aim for">
              {roles.map(({ targetId, title, readiness }) => (
                <li key={targetId}>
                  <span>{title}</span>
                  {readiness === null ? (
                    <Quiet>No seat of that title says what it takes</Quiet>
                  ) : (
                    <Meter percent={readiness} label={`Readiness for ${title}`} showValue />
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

/** What others have said of the caller's skills, and the way to ask for more of it. */
export function ConfirmedCard() {
  const advance = useQuery(query(getAdvance, {}));
  return (
    <Card title="Feedback on your skills" actions={<AppLink to="/candidate/profile/skills">Ask for a review</AppLink>}>
      <Loaded query={advance} skeletons={1}>
        {({ confirmed, unconfirmed }) =>
          confirmed + unconfirmed === 0 ? (
            <Quiet>You have named no skills yet.</Quiet>
          ) : (
            <p className={css.said}>
              Somebody else has confirmed <b>{confirmed}</b> of your <b>{confirmed + unconfirmed}</b> skills.
            </p>
          )
        }
      </Loaded>
    </Card>
  );
}
