import { Button, FileInput, Group, Modal, Stack } from '@mantine/core';
import type { Output } from '@talent-os/contracts/define';
import { importStix } from '@talent-os/contracts/cyber/threats';
import { useState } from 'react';
import { counted } from '../../../ui/counted';
import { useCommand } from '../../../lib/use-command';
import { useReturnFocus } from '../../../lib/use-return-focus';
import { threatReads } from './threat-reads';
import css from './intelligence.module.css';

type Taken = Output<typeof importStix>;

/** Takes a STIX bundle from a file, and says line by line what was refused. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  useReturnFocus();
  const [file, setFile] = useState<File | null>(null);
  const [taken, setTaken] = useState<Taken>();
  const command = useCommand(importStix, { refetches: threatReads });
  const send = async () => {
    if (!file) return;
    const bundle = await file.text();
    await command.run({ bundle }).then(setTaken, () => undefined);
  };
  return (
    <Modal opened onClose={onClose} title="Import STIX bundle">
      <Stack gap="md">
        <FileInput
          label="Bundle"
          description="STIX 2.1, JSON, up to 500 kB"
          placeholder="Choose a file"
          accept="application/json,.json"
          value={file}
          onChange={setFile}
          error={command.fieldErrors['bundle']}
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

function Result({ taken: { threats, indicators, sightings, refused } }: { readonly taken: Taken }) {
  return (
    <div role="status">
      <p className={css.text}>
        {counted(threats, 'threats')}, {counted(indicators, 'indicators')} and {counted(sightings, 'sightings')} taken;{' '}
        {counted(refused.length, 'objects')} refused.
      </p>
      {refused.length > 0 && (
        <ul className={css.refusals} aria-label="Refused">
          {refused.slice(0, 50).map(({ line, id, reason }) => (
            <li key={`${line} ${id} ${reason}`}>
              Line {line}: {reason}
              {id && <span className={css.quiet}> ({id})</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
