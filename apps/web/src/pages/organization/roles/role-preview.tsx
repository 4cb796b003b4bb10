import { industryLabels } from '@talent-os/contracts/access/tables';
import { useMe } from '@/lib/session';
import { Card } from '@/ui/page/card';
import { hubsInWords, permissionLabel } from '@/features/people/access-labels';
import { previewOf, type RoleValues } from './role-values';
import css from './roles.module.css';

/** What whoever holds the role will see, industry by industry where that differs. */
export function RolePreview({ values }: { readonly values: RoleValues }) {
  const me = useMe();
  const preview = previewOf(me, values);
  const hubs = preview?.seen.map(({ industry, modules }) => ({ industry, hubs: hubsInWords(modules) })) ?? [];
  const same = hubs.every((one) => one.hubs.join() === hubs[0]?.hubs.join());
  return (
    <Card title="Sees these hubs" className={css.preview}>
      {!preview && <p className={css.allows}>Choose the role it is made of.</p>}
      {(same ? hubs.slice(0, 1) : hubs).map((one) => (
        <div key={one.industry}>
          {!same && <p className={css.base}>{industryLabels[one.industry]}</p>}
          <ul className={css.hubs}>
            {one.hubs.map((hub) => (
              <li key={hub}>{hub}</li>
            ))}
          </ul>
          {one.hubs.length === 0 && <p className={css.allows}>None</p>}
        </div>
      ))}
      {preview && (
        <>
          <p className={css.base}>And may</p>
          <p className={css.allows}>
            {preview.permissions.length > 0 ? preview.permissions.map(permissionLabel).join(' · ') : 'Nothing beyond'}
          </p>
        </>
      )}
    </Card>
  );
}
