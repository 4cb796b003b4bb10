import { ssoCallbackPath, ssoLogoutPath } from '@talent-os/contracts/identity/sso';
import { useMe } from '@/lib/session';
import { Section } from '@/ui/page/section';
import rows from '@/ui/table/rows.module.css';
import css from '../integrations.module.css';

/** What to enter at the provider. */
export function ProviderAddresses({ id }: { readonly id: string }) {
  const organizationId = useMe().organization.id;
  const { origin } = window.location;
  const addresses = [
    ['Redirect URI', origin + ssoCallbackPath(id)],
    ['Back-channel logout URI', origin + ssoLogoutPath(organizationId, id)],
    ['Post-logout redirect URI', `${origin}/login`],
  ] as const;
  return (
    <Section title="Enter at the provider">
      <ul className={`${rows.rows} ${rows.inset}`} aria-label="Enter at the provider">
        {addresses.map(([label, address]) => (
          <li key={label}>
            <div className={rows.what}>
              <span className={css.about}>{label}</span>
              <code className={css.record}>{address}</code>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
