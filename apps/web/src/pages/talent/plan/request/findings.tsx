import { Alert } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { checkRequisition } from '@talent-os/contracts/talent/requisitions';
import { query, steadyQuery } from '@/lib/query';
import { useMe } from '@/lib/session';
import { useFormat } from '@/lib/use-format';
import { requisitionOf, type RequestValues } from './request-values';
import { duplicateText } from './labels';

type FindingsProps = { readonly values: RequestValues; readonly except: string | undefined };

/** What to know before it is sent. Nothing of it keeps anybody from sending. */
export function Findings({ values, except }: FindingsProps) {
  const { currency } = useMe().organization;
  const { money } = useFormat();
  const { title, department, industry, salaryMin, salaryMax } = requisitionOf(values, currency);
  const [typed] = useDebouncedValue(
    JSON.stringify({
      industry,
      title: title.trim(),
      department: department.trim(),
      ...(salaryMin !== null && { salaryMin }),
      ...(salaryMax !== null && { salaryMax }),
      ...(except && { except }),
    }),
    350,
  );
  const draft = JSON.parse(typed) as Parameters<typeof query<typeof checkRequisition>>[1];
  const check = useQuery({ ...steadyQuery(checkRequisition, draft), enabled: draft.department !== '' });
  if (!check.data || draft.department === '') return null;
  const { duplicates, band, outsideBand } = check.data;
  return (
    <>
      {duplicates.length > 0 && (
        <Alert color="yellow" title="This title is open in the team already" role="status">
          {duplicates.map(duplicateText).join(', ')}. You may still ask for more.
        </Alert>
      )}
      {outsideBand && band && (
        <Alert color="yellow" title="Pay outside the band" role="status">
          The band of {draft.department} is {money(band.min)} to {money(band.max)} a year. An administrator then
          approves as well.
        </Alert>
      )}
    </>
  );
}
