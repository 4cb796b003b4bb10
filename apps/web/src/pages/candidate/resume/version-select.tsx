import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listResumes } from '@talent-os/contracts/talent/resumes';
import { query } from '@/lib/query';
import { useViewParams } from '@/lib/use-view-params';

const GENERAL = 'general';

/** Chooses the general resume, or the one for a position; each has an address of its own. */
export function VersionSelect({ positionId }: { readonly positionId: string | undefined }) {
  const resumes = useQuery(query(listResumes, {}));
  const [, change] = useViewParams();
  const data = (resumes.data?.items ?? []).map(({ positionId: id, positionTitle, department, changedAt }) => ({
    value: id ?? GENERAL,
    label: id ? `For ${positionTitle}, ${department}${changedAt ? '' : ' (as the general one)'}` : 'General resume',
  }));
  return (
    <Select
      aria-label="Which resume"
      data={data}
      value={positionId ?? GENERAL}
      allowDeselect={false}
      w={320}
      maw="100%"
      onChange={(value) => change({ position: value === GENERAL || value === null ? undefined : value })}
    />
  );
}
