import { Checkbox, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { addVulnerability, updateVulnerability } from '@talent-os/contracts/cyber/vulnerability-changes';
import { flagLabels, vulnerabilityFlags } from '@talent-os/contracts/cyber/vulnerability-kinds';
import type { Vulnerability } from '@talent-os/contracts/cyber/vulnerabilities';
import { useCommandForm } from '../../../lib/use-command-form';
import { useReturnFocus } from '../../../lib/use-return-focus';
import { FormDialog } from '../../../ui/form-dialog';
import { vulnerabilityReads } from './vulnerability-reads';
import { deadlineText } from './labels';

type Values = Pick<Vulnerability, 'cve' | 'asset' | 'exposed' | 'kev' | 'automatable' | 'totalImpact'> & {
  readonly cvss: number | string;
};

const EMPTY: Values = {
  cve: '',
  asset: '',
  cvss: '',
  exposed: false,
  kev: false,
  automatable: false,
  totalImpact: false,
};
const sent = ({ cvss, ...values }: Values) => ({ ...values, cvss: cvss === '' ? Number.NaN : Number(cvss) });

type FindingDialogProps = { readonly vulnerability?: Vulnerability; readonly onClose: () => void };

/** Records a vulnerability, or corrects what was found. The due date is told as the answers change. */
export function FindingDialog({ vulnerability, onClose }: FindingDialogProps) {
  useReturnFocus();
  return vulnerability ? <Correct vulnerability={vulnerability} onClose={onClose} /> : <Add onClose={onClose} />;
}

function Add({ onClose }: Pick<FindingDialogProps, 'onClose'>) {
  const form = useCommandForm(addVulnerability, {
    initial: EMPTY,
    toInput: sent,
    refetches: vulnerabilityReads,
    done: ({ cve }) => `${cve} added`,
    onDone: onClose,
  });
  return <Fields title="Add vulnerability" submit="Add" form={form} onClose={onClose} />;
}

function Correct({ vulnerability, onClose }: { readonly vulnerability: Vulnerability; readonly onClose: () => void }) {
  const { id: vulnerabilityId, version, cve, asset, cvss, exposed, kev, automatable, totalImpact } = vulnerability;
  const form = useCommandForm(updateVulnerability, {
    initial: { cve, asset, cvss, exposed, kev, automatable, totalImpact } as Values,
    toInput: (values) => ({ vulnerabilityId, version, ...sent(values) }),
    refetches: vulnerabilityReads,
    done: `${cve} corrected`,
    onDone: onClose,
  });
  return <Fields title={`Correct ${cve}`} submit="Save" form={form} onClose={onClose} />;
}

type FieldsProps = {
  readonly title: string;
  readonly submit: string;
  readonly form: ReturnType<typeof useCommandForm<typeof addVulnerability, Values>>;
  readonly onClose: () => void;
};

function Fields({ title, submit, form: { form, field, submit: onSubmit, loading }, onClose }: FieldsProps) {
  return (
    <FormDialog opened title={title} submit={submit} loading={loading} onSubmit={onSubmit} onClose={onClose}>
      <TextInput label="CVE" placeholder="CVE-2026-12345" required data-autofocus {...field('cve')} />
      <TextInput label="Asset" description="Where it was found" required maxLength={120} {...field('asset')} />
      <NumberInput label="CVSS" required min={0} max={10} step={0.1} decimalScale={1} {...field('cvss')} />
      <Stack gap="xs" role="group" aria-label="What is known of it">
        {vulnerabilityFlags.map((flag) => (
          <Checkbox key={flag} label={flagLabels[flag]} {...form.getInputProps(flag, { type: 'checkbox' })} />
        ))}
      </Stack>
      <Text size="sm" aria-live="polite">
        {deadlineText(form.values)}
      </Text>
    </FormDialog>
  );
}
