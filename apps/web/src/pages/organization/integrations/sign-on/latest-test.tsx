import { useQuery } from '@tanstack/react-query';
import { getSsoTest, type SsoConnection } from '@talent-os/contracts/identity/sso';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Section } from '@/ui/page/section';
import css from '../integrations.module.css';
import { Preview } from './preview';

/** What the latest test has shown; it has changed nothing. */
export function LatestTest({ provider: { id: ssoConnectionId } }: { readonly provider: SsoConnection }) {
  const test = useQuery(query(getSsoTest, { ssoConnectionId }));
  const { momentOf } = useFormat();
  return (
    <Section title="Latest test">
      <Loaded query={test} skeletons={2}>
        {({ at, preview }) =>
          at && preview ? (
            <>
              <p className={css.about}>{momentOf(at)}. Nothing was changed by it.</p>
              <Preview preview={preview} />
            </>
          ) : (
            <EmptyState
              title="Not tested yet"
              text="Enter the addresses above at the provider, then sign in there once: it shows who you would be here and changes nothing."
            />
          )
        }
      </Loaded>
    </Section>
  );
}
