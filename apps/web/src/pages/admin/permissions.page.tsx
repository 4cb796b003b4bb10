import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { industryLabels, type Industry } from '@talent-os/contracts/access/tables';
import { getAccessFindings } from '@talent-os/contracts/identity/access-controls';
import { listRoles } from '@talent-os/contracts/identity/roles';
import { useState } from 'react';
import { counted } from '@/lib/counted';
import { query } from '@/lib/query';
import { useListParams } from '@/lib/use-list-params';
import { useMe } from '@/lib/session';
import { AppLink } from '@/ui/button/app-link';
import { Page } from '@/ui/page/page';
import { AccessTabs } from './access/access-tabs';
import { PermissionMatrix } from './permissions/permission-matrix';
import { UnsavedChange } from './permissions/unsaved-change';
import { toggled, type RoleDraft } from './permissions/role-draft';
import css from './permissions/permissions.module.css';

/** Which role may do what, with what a change would mean before it is saved. */
export function Component() {
  const { industries } = useMe().organization;
  const params = useListParams();
  const industry = industries.find((one) => one === params.get('industry'));
  const roles = useQuery(query(listRoles, {}));
  const findings = useQuery(query(getAccessFindings, {}));
  const met = findings.data?.pairs.reduce((sum, { people }) => sum + people, 0) ?? 0;
  const [draft, setDraft] = useState<RoleDraft>();
  const items = roles.data?.items ?? [];
  const changed = items.find(({ customRoleId }) => customRoleId !== null && customRoleId === draft?.customRoleId);
  return (
    <Page
      title="Permissions"
      description={`Who may do what${industry ? ` in ${industryLabels[industry]}` : ''}. System roles are locked; clone one to change it.`}
      loading={roles}
      actions={
        <>
          {industries.length > 1 && (
            <SegmentedControl
              aria-label="Industry"
              value={industry ?? ''}
              onChange={(next) => params.patch({ industry: next === '' ? undefined : next })}
              data={[{ value: '', label: 'All' }, ...industries.map((value) => ({ value, label: shortLabels[value] }))]}
            />
          )}
          <Button
            component={AppLink}
            to="/organization/roles/create"
            variant="default"
            leftSection={<IconPlus size={15} />}
          >
            New custom role
          </Button>
        </>
      }
    >
      <AccessTabs at="/admin/access-controls/permissions" />
      {met > 0 && (
        <p className={css.warning}>
          {counted(met, 'people', 'person')} with permissions that should not meet.{' '}
          <AppLink to="/admin/access-controls">See who</AppLink>
        </p>
      )}
      <div className={css.sides} data-changing={Boolean(changed)}>
        <PermissionMatrix
          roles={items}
          industry={industry}
          draft={draft}
          onToggle={(role, permission) => setDraft(toggled(draft, role, permission))}
        />
        {changed && draft && (
          <UnsavedChange key={changed.customRoleId} role={changed} draft={draft} onDraft={setDraft} />
        )}
      </div>
    </Page>
  );
}

const shortLabels: Record<Industry, string> = { SALES: 'Sales', HEALTHCARE: 'Healthcare', CYBER: 'Cyber' };
