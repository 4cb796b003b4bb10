import { useQuery } from '@tanstack/react-query';
import { getUserPreferences } from '@talent-os/contracts/identity/user-preferences';
import { query } from '@/lib/query';
import { Page } from '@/ui/page/page';
import layout from '@/ui/page/layout.module.css';
import { BehaviorCard } from './behavior-card';
import { LookCard } from './look-card';
import { usePreferences } from './use-preferences';
import { WritingCard } from './writing-card';

/** How the caller wants the product to look and behave, here and on the next device. */
export function Preferences() {
  const preferences = useQuery(query(getUserPreferences, {}));
  const { data } = preferences;
  const save = usePreferences();
  return (
    <Page
      title="Preferences"
      description="Saved at once, and the same on every device you sign in on."
      loading={preferences}
      skeletons={3}
    >
      {data && (
        <div className={layout.columns}>
          <div className={layout.stack}>
            <LookCard preferences={data} onChange={save} />
            <BehaviorCard preferences={data} onChange={save} />
          </div>
          <WritingCard preferences={data} onChange={save} />
        </div>
      )}
    </Page>
  );
}
