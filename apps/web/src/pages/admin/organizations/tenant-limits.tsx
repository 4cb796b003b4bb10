import { Button, MultiSelect } from '@mantine/core';
import { industryLabels, type Industry } from '@talent-os/contracts/access/tables';
import { CUSTOM_ROLES_MOST } from '@talent-os/contracts/identity/roles';
import { changeTenantIndustries, limitTenant } from '@talent-os/contracts/identity/tenants';
import { choicesOf } from '@/lib/choices';
import { useCommandForm } from '@/lib/use-command-form';
import { SubmitForm } from '@/ui/form/submit-form';
import { Card } from '@/ui/page/card';
import type { TenantProps } from './tenant-detail';
import layout from '@/ui/page/layout.module.css';
import css from './tenant.module.css';
import { NumberField } from '@/ui/field/number-field';

/** How much an organization may have, and in which industries it works. */
export const TenantLimits = ({ tenant }: TenantProps) => (
  <div className={layout.stack}>
    <PeopleLimit key={tenant.peopleMost} tenant={tenant} />
    <Industries key={tenant.industries.join()} tenant={tenant} />
  </div>
);

function PeopleLimit({ tenant: { id: organizationId, name, people, peopleMost, customRoles } }: TenantProps) {
  const { field, state } = useCommandForm(limitTenant, {
    initial: { peopleMost: peopleMost as number | '' | null },
    toInput: (values) => ({ organizationId, peopleMost: values.peopleMost === '' ? null : values.peopleMost }),
    done: `The limit of ${name} holds`,
    onDone: () => undefined,
  });
  return (
    <Card
      title="People"
      description={`${people} are active, ${customRoles} of ${CUSTOM_ROLES_MOST} roles of their own are made. Whoever is there stays, whatever the limit.`}
    >
      <SubmitForm state={state} label="Limit of people" className={css.form}>
        {(faults) => (
          <>
            <NumberField
              label="People who may work there"
              description="Applicants do not count. Empty is no limit."
              min={1}
              max={1_000_000}
              decimals={0}
              {...field('peopleMost')}
              value={field('peopleMost').value ?? ''}
            />
            {faults}
            <Button type="submit" loading={state.loading}>
              Save limit
            </Button>
          </>
        )}
      </SubmitForm>
    </Card>
  );
}

function Industries({ tenant: { id: organizationId, name, industries } }: TenantProps) {
  const { field, state } = useCommandForm(changeTenantIndustries, {
    initial: { industries: industries as Industry[] },
    toInput: (values) => ({ organizationId, ...values }),
    done: `The industries of ${name} are changed`,
    onDone: () => undefined,
  });
  return (
    <Card title="Industries" description="One in which people hold roles stays until those are taken away.">
      <SubmitForm state={state} label="Industries" className={css.form}>
        {(faults) => (
          <>
            <MultiSelect label="Works in" required data={choicesOf(industryLabels)} {...field('industries')} />
            {faults}
            <Button type="submit" loading={state.loading}>
              Save industries
            </Button>
          </>
        )}
      </SubmitForm>
    </Card>
  );
}
