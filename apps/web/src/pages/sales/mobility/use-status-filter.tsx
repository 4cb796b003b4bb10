import { Select } from '@mantine/core';
import { expressionStatuses } from '@talent-os/contracts/talent/mobility';
import { useListParams } from '../../../lib/use-list-params';

const labels: Record<(typeof expressionStatuses)[number], string> = {
  pending: 'Pending',
  approved: 'Approved',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

/** The status people look for among expressions of interest, kept in the address, and the field that chooses it. */
export function useStatusFilter() {
  const params = useListParams();
  const status = expressionStatuses.find((one) => one === params.get('status'));
  const select = (
    <Select
      aria-label="Status"
      placeholder="Any status"
      size="xs"
      w={150}
      clearable
      data={expressionStatuses.map((value) => ({ value, label: labels[value] }))}
      value={status ?? null}
      onChange={(value) => params.patch({ status: value ?? undefined })}
    />
  );
  return { status, select, clear: params.clear };
}
