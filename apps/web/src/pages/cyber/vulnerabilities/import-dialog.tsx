import { Button, FileInput, Group, Modal, Stack } from '@mantine/core';
import type { Output } from '@talent-os/contracts/define';
import { importVulnerabilities } from '@talent-os/contracts/cyber/vulnerability-changes';
import { useState } from 'react';
import { useCommand } from '../../../lib/use-command';
import { useReturnFocus } from '../../../lib/use-return-focus';
import { counted } from '../../../ui/counted';
import { vulnerabilityReads } from './vulnerability-reads';
import css from './vulnerabilities.module.css';

type Taken = Output<typeof importVulnerabilities>;
/** Refused lines shown. */
const SHOWN = 50;

/** Takes findings of a scanner from a CSV file, and says line by line what was refused. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  useReturnFocus();
  const [file, setFile] = useState<File | null>(null);
  const [taken, setTaken] = useState<Taken>();
  const command = useCommand(importVulnerabilities, { refetches: vulnerabilityReads });
  const send = async () => {
    if (!file) return;
    const csv = await file.text();
    await command.run({ csv }).then(setTaken, () => undefined);
  };
  return (
    <Modal opened onClose={onClose} title="Import findings">
      <Stack gap="md">
        <FileInput
          label="File of findings"
          description="CSV with the columns cve, asset, cvss, exposed, kev, automatable and total impact; yes or no in the last four. Up to 400 kB."
          placeholder="Choose a file"
          accept="text/csv,.csv"
          value={file}
          onChange={setFile}
          error={command.fieldErrors['csv']}
          data-autofocus
        />
        {taken && <Result taken={taken} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {taken ? 'Done' : 'Cancel'}
          </Button>
          <Button disabled={!file} loading={command.loading} onClick={() => void send()}>
            Import
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function Result({ taken: { added, updated, refused } }: { readonly taken: Taken }) {
  return (
    <div role="status">
      <p className={css.text}>
        {added} added, {updated} known already, {counted(refused.length, 'lines')} refused.
      </p>
      {refused.length > 0 && (
        <ul className={css.refusals} aria-label="Refused">
          {refused.slice(0, SHOWN).map(({ line, reason }) => (
            <li key={line}>
              Line {line}: {reason}
            </li>
          ))}
          {refused.length > SHOWN && <li>And {refused.length - SHOWN} more</li>}
        </ul>
      )}
    </div>
  );
}
