import type { Output } from '@talent-os/contracts/define';
import { saveExcellenceDraft, startExcellence, type getExcellenceDraft } from '@talent-os/contracts/sales/excellence';
import type { ExcellenceModuleKey } from '@talent-os/contracts/sales/excellence/modules';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { digitsOf } from '@/lib/amounts';
import { useMe } from '@/lib/session';
import { useCommand } from '@/lib/use-command';
import { filledFrom, inputsOf, NO_INPUTS, valuesOf, type StepValues } from './steps.rules';

/** Where somebody is in the four steps. Whatever they do next, what the fields hold is kept on the server first. */
export function useSteps({ draft, known }: Output<typeof getExcellenceDraft>) {
  const digits = digitsOf(useMe().organization.currency);
  const navigate = useNavigate();
  const [values, setValues] = useState(() => valuesOf(filledFrom(draft?.inputs ?? NO_INPUTS, known), digits));
  const [module, setModule] = useState<ExcellenceModuleKey | null>(draft?.module ?? null);
  const [step, setStep] = useState(draft?.step ?? 1);
  const save = useCommand(saveExcellenceDraft);
  const start = useCommand(startExcellence, { done: 'Every seller can answer from now on' });
  const inputs = inputsOf(values, digits);
  const keep = (next: number, then: () => void) =>
    void save.run({ step: next, module, inputs }).then(then, () => undefined);
  return {
    step,
    values,
    module,
    setModule,
    change: (more: Partial<StepValues>) => setValues((before) => ({ ...before, ...more })),
    go: (next: number) => keep(next, () => setStep(next)),
    leave: () => keep(step, () => void navigate('/excellence')),
    finish: (chosen: ExcellenceModuleKey) =>
      void start.run({ module: chosen, inputs }).then(
        () => navigate(`/excellence/${chosen}/analysis`),
        () => undefined,
      ),
    saving: save.loading,
    starting: start.loading,
  };
}
