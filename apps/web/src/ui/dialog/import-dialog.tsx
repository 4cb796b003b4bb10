import { Button, FileInput, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from './dialog';
import css from './import-dialog.module.css';

/** What came of a file: how much was taken, in words, and what was refused, by its line. */
export type ImportResult = {
  readonly said: string;
  readonly refused: readonly { readonly line: number; readonly id?: string | null; readonly reason: string }[];
};

type ImportDialogProps = {
  readonly title: string;
  readonly label: string;
  /** Which files it takes. */
  readonly description: string;
  readonly accept: string;
  readonly error: string | undefined;
  readonly loading: boolean;
  /** Takes the text of the file; throws where all of it is refused. */
  readonly onImport: (text: string) => Promise<ImportResult>;
  readonly onClose: () => void;
};

/** Refused lines shown. */
const SHOWN = 50;

/** Takes a file, and says line by line what was refused. */
export function ImportDialog({ title, error, loading, onImport, onClose, ...field }: ImportDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [imported, setImported] = useState<ImportResult>();
  const send = async () => {
    if (file) await onImport(await file.text()).then(setImported, () => undefined);
  };
  return (
    <Dialog onClose={onClose} title={title}>
      <Stack gap="md">
        <FileInput
          {...field}
          placeholder="Choose a file"
          value={file}
          onChange={setFile}
          error={error}
          data-autofocus
        />
        {imported && <Result imported={imported} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {imported ? 'Done' : 'Cancel'}
          </Button>
          <Button disabled={!file} loading={loading} onClick={() => void send()}>
            Import
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

function Result({ imported: { said, refused } }: { readonly imported: ImportResult }) {
  return (
    <div role="status">
      <p className={css.said}>{said}</p>
      {refused.length > 0 && (
        <ul className={css.refused} aria-label="Refused">
          {refused.slice(0, SHOWN).map(({ line, id, reason }) => (
            <li key={`${line} ${id} ${reason}`}>
              Line {line}: {reason}
              {id && <span className={css.id}> ({id})</span>}
            </li>
          ))}
          {refused.length > SHOWN && <li>And {refused.length - SHOWN} more</li>}
        </ul>
      )}
    </div>
  );
}
