import { Button } from '@mantine/core';
import { getIncidentReport } from '@talent-os/contracts/cyber/incidents';
import { download } from '@/lib/download';
import { useCommand } from '@/lib/use-command';

/** The report of an incident as a text file. */
export function ReportButton({ incidentId }: { readonly incidentId: string }) {
  const command = useCommand(getIncidentReport, { done: ({ filename }) => `${filename} downloaded` });
  const save = () =>
    command.run({ incidentId }).then(
      ({ filename, text }) => download(filename, text, 'text/plain'),
      () => undefined,
    );
  return (
    <Button variant="default" size="xs" loading={command.loading} onClick={() => void save()}>
      Download report
    </Button>
  );
}
