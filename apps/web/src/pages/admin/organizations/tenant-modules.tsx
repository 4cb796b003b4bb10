import { Switch } from '@mantine/core';
import { switchTenantModule } from '@talent-os/contracts/identity/tenants';
import { hubLabel } from '../../../features/people/access-labels';
import { useCommand } from '../../../lib/use-command';
import { Card } from '../../../ui/page/card';
import type { TenantProps } from './tenant-detail';
import rows from '../../../ui/table/rows.module.css';

/** What the organization has of the product. */
export function TenantModules({ tenant: { id: organizationId, name, switches } }: TenantProps) {
  const { run, loading } = useCommand(switchTenantModule, {
    done: (_, { module, on }) => `${hubLabel(module)} is ${on ? 'on' : 'off'} for ${name}`,
  });
  return (
    <Card
      title="Modules"
      description="Off hides a module from everybody within five seconds and deletes nothing: on again, all is as before."
      flush
    >
      <ul className={rows.rows} aria-label="Modules">
        {switches.map(({ module, on }) => (
          <li key={module}>
            <span className={rows.name}>{hubLabel(module)}</span>
            <Switch
              checked={on}
              disabled={loading}
              aria-label={hubLabel(module)}
              onChange={({ currentTarget: { checked } }) =>
                void run({ organizationId, module, on: checked }).catch(() => undefined)
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
