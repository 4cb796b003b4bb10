import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Profile } from '@talent-os/contracts/identity/profile';
import { getSecondFactor } from '@talent-os/contracts/identity/second-factor';
import { listSessions } from '@talent-os/contracts/identity/sessions';
import { query } from '@/lib/query';
import { AppLink } from '@/ui/button/app-link';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import { lacksOf } from './overview.rules';
import css from './overview.module.css';

/** One line for each thing the account lacks, linked to where it is seen to. */
export function SecurityCard({ profile }: { readonly profile: Profile }) {
  const devices = useQuery(query(listSessions, {}));
  const factors = useQuery(query(getSecondFactor, {}));
  return (
    <Card title="Account and security" actions={<AppLink to="/user/security">Security</AppLink>}>
      <Loaded query={devices} skeletons={2} skeletonHeight={32}>
        {({ items }) => (
          <Loaded query={factors} skeletons={2} skeletonHeight={32}>
            {({ totpSince, passkeys, recoveryCodesLeft }) => (
              <Lacks
                lacks={lacksOf(profile, items, {
                  hasFactor: totpSince !== null || passkeys.length > 0,
                  recoveryCodesLeft,
                })}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </Card>
  );
}

const Lacks = ({ lacks }: { readonly lacks: ReturnType<typeof lacksOf> }) =>
  lacks.length === 0 ? (
    <p className={css.fine}>
      <IconCircleCheck size={18} aria-hidden />
      Nothing is missing.
    </p>
  ) : (
    <ul className={css.lines}>
      {lacks.map(({ text, to }) => (
        <li key={text}>
          <AppLink to={to}>{text}</AppLink>
        </li>
      ))}
    </ul>
  );
