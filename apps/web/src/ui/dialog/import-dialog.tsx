import { Button, FileInput, Group, Stack } from '@mantine/core';
import type { ImportAccount as Account } from '@talent-os/contracts/import-account';
import { textOfBytes } from '@talent-os/contracts/text-of-bytes';
import { useState, type ReactNode } from 'react';
import { StrictReading } from '../field/strict-reading';
import { ImportAccount } from '../import-account';
import { Dialog } from './dialog';
import css from './import-dialog.module.css';

/** What came of a file: how much was taken, in words, and what was refused, by its line. */
export type ImportResult = {
  readonly said: string;
  readonly account?: Account;
  /** What the account counts. */
  readonly of?: 'rows' | 'objects';
  /** What the file was found to be, beside its encoding. */
  readonly found?: readonly string[];
  readonly notes?: readonly { readonly line: number; readonly reason: string }[];
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
  readonly onImport: (text: string, strict: boolean) => Promise<ImportResult>;
  /** Only says what would come of it; absent where a file is not looked at before it is taken. */
  readonly onCheck?: (text: string, strict: boolean) => Promise<ImportResult>;
  /** Takes a file over that is not waited for here; false where it is to be imported at once. Throws where it is refused. */
  readonly onFile?: (file: File) => Promise<boolean>;
  /** What is under way, and what came of it. */
  readonly children?: ReactNode;
  /** Whether lines can be refused that are otherwise read with a note. */
  readonly mayBeStrict?: boolean;
  readonly onClose: () => void;
};

/** Refused lines shown. */
const SHOWN = 50;

/** Takes a file, and says line by line what was refused. */
export function ImportDialog({
  title,
  error,
  loading,
  onImport,
  onCheck,
  onFile,
  children,
  mayBeStrict,
  onClose,
  ...field
}: ImportDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [strict, setStrict] = useState(false);
  const [imported, setImported] = useState<ImportResult>();
  const send = async (take = onImport) => {
    if (!file) return;
    setImported(undefined);
    const isTaken = await onFile?.(file).catch(() => undefined);
    if (onFile && isTaken !== false) {
      if (isTaken) setFile(null);
      return;
    }
    const { text, encoding } = textOfBytes(new Uint8Array(await file.arrayBuffer()));
    await take(text, strict).then(
      (result) => setImported({ ...result, found: [encoding, ...(result.found ?? [])] }),
      () => undefined,
    );
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
        {mayBeStrict && <StrictReading checked={strict} onChange={setStrict} />}
        {imported && <Imported imported={imported} />}
        {children}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {imported ? 'Done' : 'Cancel'}
          </Button>
          {onCheck && (
            <Button variant="default" disabled={!file} loading={loading} onClick={() => void send(onCheck)}>
              Check the file
            </Button>
          )}
          <Button disabled={!file} loading={loading} onClick={() => void send()}>
            Import
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** What came of a file. */
export function Imported({ imported: { said, refused, account, ...more } }: { readonly imported: ImportResult }) {
  return (
    <div role="status">
      <p className={css.said}>{said}</p>
      {account && <ImportAccount account={account} {...more} />}
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
