import { Checkbox, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { addVulnerability, updateVulnerability } from '@talent-os/contracts/cyber/vulnerability-changes';
import { flagLabels, vulnerabilityFlags } from '@talent-os/contracts/cyber/vulnerability-kinds';
import type { Vulnerability } from '@talent-os/contracts/cyber/vulnerabilities';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { deadlineText } from './labels';
import { NumberField } from '@/ui/field/number-field';

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
const toInput = ({ cvss, ...values }: Values) => ({ ...values, cvss: cvss === '' ? Number.NaN : Number(cvss) });

type FindingDialogProps = { readonly vulnerability?: Vulnerability; readonly onClose: () => void };

/** Records a vulnerability, or corrects what was found. The due date is told as the answers change. */
export function FindingDialog({ vulnerability, onClose }: FindingDialogProps) {
  return vulnerability ? <Correct vulnerability={vulnerability} onClose={onClose} /> : <Add onClose={onClose} />;
}

function Add({ onClose }: Pick<FindingDialogProps, 'onClose'>) {
  const { form, dialog } = useCommandForm(addVulnerability, {
    initial: EMPTY,
    toInput: toInput,
    done: ({ cve }) => `${cve} added`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Add vulnerability" submit="Add">
      <Fields form={form} />
    </FormDialog>
  );
}

function Correct({ vulnerability, onClose }: { readonly vulnerability: Vulnerability; readonly onClose: () => void }) {
  const { id: vulnerabilityId, version, cve, asset, cvss, exposed, kev, automatable, totalImpact } = vulnerability;
  const { form, dialog } = useCommandForm(updateVulnerability, {
    initial: { cve, asset, cvss, exposed, kev, automatable, totalImpact } as Values,
    toInput: (values) => ({ vulnerabilityId, version, ...toInput(values) }),
    done: `${cve} corrected`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Correct ${cve}`} submit="Save">
      <Fields form={form} />
    </FormDialog>
  );
}

const Fields = ({ form }: { readonly form: UseFormReturnType<Values> }) => {
  const field = form.getInputProps;
  return (
    <>
      <TextInput label="CVE" placeholder="CVE-2026-12345" required data-autofocus {...field('cve')} />
      <TextInput label="Asset" description="Where it was found" required maxLength={120} {...field('asset')} />
      <NumberField label="CVSS" required min={0} max={10} step={0.1} decimals={1} {...field('cvss')} />
      <Stack gap="xs" role="group" aria-label="What is known of it">
        {vulnerabilityFlags.map((flag) => (
          <Checkbox key={flag} label={flagLabels[flag]} {...field(flag, { type: 'checkbox' })} />
        ))}
      </Stack>
      <Text size="sm" aria-live="polite">
        {deadlineText(form.values)}
      </Text>
    </>
  );
};
