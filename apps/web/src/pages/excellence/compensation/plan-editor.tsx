import { Button, Group, Input, Stack } from '@mantine/core';
import { TIERS_MOST, tierLetter } from '@talent-os/contracts/sales/commission';
import { publishCompPlan, saveCompPlan } from '@talent-os/contracts/sales/compensation';
import type { ReactNode } from 'react';
import { day } from '@/lib/format';
import { useMe } from '@/lib/session';
import { useCommandForm } from '@/lib/use-command-form';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { MoneyField } from '@/ui/field/money-field';
import { NumberField } from '@/ui/field/number-field';
import { SubmitForm } from '@/ui/form/submit-form';
import { Card } from '@/ui/page/card';
import layout from '@/ui/page/layout.module.css';
import css from './compensation.module.css';
import { Curve } from './curve';
import { InForce, type RolePlans } from './in-force';
import { newTier, termsOf, valuesOf, type PlanValues } from './plan-values';
import { Simulation } from './simulation';

type PlanEditorProps = { readonly of: RolePlans; readonly nextFrom: string };

/** The next plan of a segment: its curve follows every change, and last year’s deals are paid by what is saved. */
export function PlanEditor({ of, nextFrom }: PlanEditorProps) {
  const { role, inForce, draft } = of;
  const { currency } = useMe().organization;
  const version = draft?.version;
  const plan = useCommandForm(saveCompPlan, {
    initial: valuesOf((draft ?? inForce)?.terms, currency),
    toInput: (values: PlanValues) => ({
      role,
      ...termsOf(values, currency),
      ...(version !== undefined && { version }),
    }),
    done: 'The draft is saved',
  });
  const [ask, question] = useConfirmed(publishCompPlan, () => ({
    title: `Publish the plan for ${role}?`,
    confirm: `Publish from ${day(nextFrom)}`,
    input: { compPlanId: draft!.compPlanId, version },
    done: `It pays from ${day(nextFrom)} on`,
    children:
      'Statements until then stay as they are paid. A published plan is never changed; the next one replaces it.',
  }));
  return (
    <div className={layout.columns}>
      <div className={layout.stack}>
        <Curve terms={termsOf(plan.form.values, currency)} inForce={inForce?.terms} />
        {draft && <Simulation compPlanId={draft.compPlanId} />}
      </div>
      <div className={layout.stack}>
        <Card
          title={`${role}, next plan`}
          description={`Pays from ${day(nextFrom)} on, once it is published.`}
          actions={
            draft?.may.do.includes('publish') && (
              <Button variant="default" onClick={() => ask()}>
                Publish
              </Button>
            )
          }
        >
          <PlanForm role={role} plan={plan} />
        </Card>
        <InForce of={of} />
      </div>
      {question}
    </div>
  );
}

type PlanFormProps = {
  readonly role: string;
  readonly plan: ReturnType<typeof useCommandForm<typeof saveCompPlan, PlanValues>>;
};

function PlanForm({ role, plan: { form, field, state } }: PlanFormProps) {
  const { tiers } = form.values;
  return (
    <SubmitForm state={state} label={`Plan for ${role}`}>
      <Stack gap="md">
        <MoneyField label="Base salary a year" {...field('baseSalary')} />
        <MoneyField label="Target variable a year" {...field('targetVariable')} />
        {tiers.map(({ key }, at) => (
          <TierFields
            key={key}
            at={at}
            from={at === 0 ? 0 : tiers[at - 1]!.toPct}
            last={at === tiers.length - 1}
            field={field}
            fault={form.errors[`tiers.${at}`]}
            onRemove={tiers.length > 1 ? () => form.removeListItem('tiers', at) : undefined}
          />
        ))}
        <NumberField
          label="Taken back"
          description="Days within which a customer who leaves costs the commission"
          decimals={0}
          required
          {...field('clawbackDays')}
        />
        <Group gap="xs">
          <Button type="submit" loading={state.loading}>
            Save draft
          </Button>
          {tiers.length < TIERS_MOST && (
            <Button variant="default" onClick={() => form.insertListItem('tiers', newTier('', 1), tiers.length - 1)}>
              Add a tier
            </Button>
          )}
        </Group>
      </Stack>
    </SubmitForm>
  );
}

type TierFieldsProps = {
  readonly at: number;
  readonly from: number | string;
  readonly last: boolean;
  readonly field: (name: string) => object;
  /** What is wrong with the tier beside the others. */
  readonly fault: ReactNode;
  readonly onRemove: (() => void) | undefined;
};

/** A part of the quota with how often the base rate is paid in it. It begins where the one before ends. */
function TierFields({ at, from, last, field, fault, onRemove }: TierFieldsProps) {
  const letter = tierLetter(at);
  return (
    <fieldset className={css.tier}>
      <legend>
        {letter}, {last ? `over ${from}%` : `from ${from}%`}
      </legend>
      {!last && <NumberField label={`${letter} ends at %`} decimals={0} required {...field(`tiers.${at}.toPct`)} />}
      <NumberField label={`${letter} pays times`} decimals={2} required {...field(`tiers.${at}.multiplier`)} />
      {fault && <Input.Error className={css.fault}>{fault}</Input.Error>}
      {onRemove && (
        <Button variant="subtle" size="xs" aria-label={`Remove tier ${letter}`} onClick={onRemove}>
          Remove
        </Button>
      )}
    </fieldset>
  );
}
