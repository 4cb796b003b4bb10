import { Alert, Radio, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listExcellence } from '@talent-os/contracts/sales/excellence';
import { excellenceData } from '@talent-os/contracts/sales/excellence/all.data';
import {
  excellenceModuleKeys,
  excellenceModules,
  type ExcellenceModuleKey,
} from '@talent-os/contracts/sales/excellence/modules';
import { query } from '@/lib/query';

type ModuleStepProps = {
  readonly module: ExcellenceModuleKey | null;
  readonly onChoose: (module: ExcellenceModuleKey) => void;
};

/** Which module the session is of. One that is under way cannot be started again. */
export function ModuleStep({ module, onChoose }: ModuleStepProps) {
  const { data } = useQuery(query(listExcellence, {}));
  const running = new Set(data?.items.flatMap((one) => (one.status === 'in_progress' ? [one.module] : [])));
  return (
    <Stack gap="md">
      <Radio.Group label="Module" value={module} onChange={(value) => onChoose(value as ExcellenceModuleKey)}>
        <Stack gap="sm" mt="xs">
          {excellenceModuleKeys.map((key) => (
            <Radio
              key={key}
              value={key}
              disabled={running.has(key)}
              label={excellenceModules[key]}
              description={running.has(key) ? 'A session is in progress' : excellenceData[key].about}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Alert title="How it is analyzed" color="gray" role="status">
        Scores, findings and the order of actions follow from rules alone. No AI model reads what anybody answers.
      </Alert>
    </Stack>
  );
}
