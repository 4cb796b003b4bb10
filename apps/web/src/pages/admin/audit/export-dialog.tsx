import { Button, Group, Progress, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { counted } from '@/lib/counted';
import { count } from '@/lib/format';
import { Dialog } from '@/ui/dialog/dialog';
import { periodOf } from './period';
import { useSignedExport, type ExportProgress } from './use-signed-export';

/** Asks for a period, and writes its events into a file that the verifier checks without the product. */
export function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const { progress, problem, run, stop } = useSignedExport(onClose);
  const reversed = first !== '' && last !== '' && last < first;
  return (
    <Dialog
      title="Export signed file"
      onClose={() => {
        stop();
        onClose();
      }}
    >
      <Stack gap="md">
        <p>
          Every event of the period, whole and in order, with a signature. Whoever has the public key of this
          installation can check the file without it.
        </p>
        <Group grow align="start">
          <TextInput
            type="date"
            label="From"
            description="Empty: from the first event"
            value={first}
            disabled={progress !== undefined}
            data-autofocus
            onChange={({ currentTarget }) => setFirst(currentTarget.value)}
          />
          <TextInput
            type="date"
            label="To"
            description="Empty: to the latest event"
            value={last}
            error={reversed && 'Please choose a day that is not before the first'}
            disabled={progress !== undefined}
            onChange={({ currentTarget }) => setLast(currentTarget.value)}
          />
        </Group>
        <div role="status">
          {progress && <Written {...progress} />}
          {problem}
        </div>
        <Group justify="flex-end">
          <Button variant="default" onClick={progress ? stop : onClose}>
            Cancel
          </Button>
          <Button loading={progress !== undefined} disabled={reversed} onClick={() => void run(periodOf(first, last))}>
            Export
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

const Written = ({ done, records }: ExportProgress) => (
  <>
    <p>
      {count(done)} of {counted(records, 'events')}
    </p>
    <Progress
      value={(100 * done) / Math.max(1, records)}
      aria-label={`${count(done)} of ${count(records)} events written`}
    />
  </>
);
