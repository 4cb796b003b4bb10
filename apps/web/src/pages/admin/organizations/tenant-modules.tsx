import { Switch } from '@mantine/core';
import { switchTenantModule } from '@talent-os/contracts/identity/tenants';
import { hubLabel } from '@/features/people/access-labels';
import { SettingsCard } from '@/ui/page/settings-card';
import type { TenantProps } from './tenant-detail';
import rows from '@/ui/table/rows.module.css';

/** What the organization has of the product. */
export const TenantModules = ({ tenant }: TenantProps) => (
  <SettingsCard
    title="Modules"
    description="Off hides a module from everybody within five seconds and deletes nothing: on again, all is as before."
    flush
    query={{ data: tenant }}
    operation={switchTenantModule}
    done={({ module, on }) => `${hubLabel(module)} is ${on ? 'on' : 'off'} for ${tenant.name}`}
    back={(input) => ({ ...input, on: !input.on })}
  >
    {({ id: organizationId, switches }, change, saving) => (
      <ul className={rows.rows} aria-label="Modules">
        {switches.map(({ module, on }) => (
          <li key={module}>
            <span className={rows.name}>{hubLabel(module)}</span>
            <Switch
              checked={on}
              disabled={saving}
              aria-label={hubLabel(module)}
              onChange={({ currentTarget: { checked } }) => change({ organizationId, module, on: checked })}
            />
          </li>
        ))}
      </ul>
    )}
  </SettingsCard>
);
