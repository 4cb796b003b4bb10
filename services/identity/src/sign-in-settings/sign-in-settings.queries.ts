import type { Output } from '@talent-os/contracts';
import type { getSignInSettings } from '@talent-os/contracts/identity/sign-in-settings.js';
import type { TenantDb } from '@talent-os/service-kit';
import type { SignInSettings } from './sign-in-settings.rules.js';
import { askedOfAdministrators } from '../people/factor-need.rules.js';

type Settings = Output<typeof getSignInSettings>;

export const settingsOf = (db: TenantDb) =>
  db.readExisting<Pick<Settings, keyof SignInSettings | 'version'>>(
    `select session_idle_minutes as "sessionIdleMinutes", second_factor as "secondFactor",
       to_json(allowed_networks) as "allowedNetworks", version from identity.organization where organization_id = $1`,
  );

/** How many active people with a password each policy would ask for a second factor they do not have. */
export const withoutFactor = (db: TenantDb) =>
  db.readExisting<Settings['withoutFactor']>(
    `select count(*) filter (where exists (select 1 from identity.role_assignment r
         where r.organization_id = $1 and r.person_id = p.id and r.role_name = any($2)))::int as administrators,
       count(*)::int as everybody
     from identity.person p
     where p.organization_id = $1 and p.status = 'active' and p.password_hash is not null
       and not exists (select 1 from identity.totp_factor f
         where f.organization_id = $1 and f.person_id = p.id and f.confirmed_at is not null)
       and not exists (select 1 from identity.passkey k where k.organization_id = $1 and k.person_id = p.id)`,
    [askedOfAdministrators],
  );
