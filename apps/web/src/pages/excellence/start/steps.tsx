import { Button, Group } from '@mantine/core';
import type { Output } from '@talent-os/contracts/define';
import type { getExcellenceDraft } from '@talent-os/contracts/sales/excellence';
import { useFormat } from '@/lib/use-format';
import { Quiet } from '@/ui/display/quiet';
import { Card } from '@/ui/page/card';
import css from '../excellence.module.css';
import { ModuleStep } from './module-step';
import { CompanyStep, CustomerStep, NumbersStep } from './step-fields';
import { useSteps } from './use-steps';

const STEPS = ['Company and product', 'Customer and competitors', 'Team and numbers', 'Module'] as const;
const FIELDS = [CompanyStep, CustomerStep, NumbersStep];

/** The four steps. Each is kept when it is left, also by Back; every field may stay empty. */
export function Steps(known: Output<typeof getExcellenceDraft>) {
  const { momentOf } = useFormat();
  const { step, values, module, setModule, change, go, leave, finish, saving, starting } = useSteps(known);
  const Fields = FIELDS[step - 1];
  return (
    <>
      <StepList step={step} />
      {known.draft && <Quiet>You left off here. Kept {momentOf(known.draft.savedAt)}.</Quiet>}
      <Card title={STEPS[step - 1]!}>
        {Fields ? <Fields values={values} onChange={change} /> : <ModuleStep module={module} onChoose={setModule} />}
        <Group mt="lg" gap="sm">
          {step > 1 && (
            <Button variant="default" loading={saving} onClick={() => go(step - 1)}>
              Back
            </Button>
          )}
          {step < STEPS.length ? (
            <Button loading={saving} onClick={() => go(step + 1)}>
              Next
            </Button>
          ) : (
            <Button disabled={module === null} loading={starting} onClick={() => module && finish(module)}>
              Start session
            </Button>
          )}
          <Button variant="subtle" loading={saving} onClick={leave}>
            Save and close
          </Button>
        </Group>
      </Card>
    </>
  );
}

const StepList = ({ step }: { readonly step: number }) => (
  <ol className={css.steps} aria-label="Steps">
    {STEPS.map((title, at) => (
      <li key={title} data-past={at + 1 < step || undefined} aria-current={at + 1 === step ? 'step' : undefined}>
        {title}
      </li>
    ))}
  </ol>
);
