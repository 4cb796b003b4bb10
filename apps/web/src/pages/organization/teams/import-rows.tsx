import { Button, FileInput, Group, SegmentedControl, Stack } from '@mantine/core';
import type { Output } from '@talent-os/contracts/define';
import {
  importColumns,
  importKinds,
  importOrganization,
  type ImportKind,
} from '@talent-os/contracts/identity/organization-import';
import { useState } from 'react';
import { ApiError } from '@/lib/api-error';
import { counted } from '@/lib/counted';
import { count } from '@/lib/format';
import { useUpload } from '@/lib/use-upload';
import { Dialog } from '@/ui/dialog/dialog';
import { StrictReading } from '@/ui/field/strict-reading';
import { ImportAccount } from '@/ui/import-account';
import css from './teams.module.css';

type Imported = Output<typeof importOrganization>;
const labels: Readonly<Record<ImportKind, string>> = { teams: 'Teams', people: 'People' };
const SHOWN = 50;

/** Takes teams or people from a file: first it is only looked at, then it is taken whole or not at all. */
export function ImportRows({ onClose }: { readonly onClose: () => void }) {
  const [kind, setKind] = useState<ImportKind>('teams');
  const [file, setFile] = useState<File | null>(null);
  const [strict, setStrict] = useState(false);
  const [result, setResult] = useState<Imported>();
  const [error, setError] = useState<string>();
  const { run, loading } = useUpload(importOrganization);
  const begin = (next: { kind?: ImportKind; file?: File | null; strict?: boolean }) => {
    if (next.strict !== undefined) setStrict(next.strict);
    if (next.kind) setKind(next.kind);
    if (next.file !== undefined) setFile(next.file);
    setResult(undefined);
    setError(undefined);
  };
  const send = async (dryRun: boolean) => {
    if (!file) return;
    setError(undefined);
    await run(file, { kind, dryRun: String(dryRun), strict: String(strict) }).then(setResult, (failure: unknown) =>
      setError(failure instanceof ApiError ? (failure.byField['file'] ?? failure.message) : undefined),
    );
  };
  const ready = result !== undefined && !result.taken && result.faulty === 0 && result.rows > 0;
  return (
    <Dialog onClose={onClose} title="Import CSV" size="lg">
      <Stack gap="md">
        <SegmentedControl
          aria-label="What the file holds"
          value={kind}
          onChange={(value) => begin({ kind: importKinds.find((one) => one === value) ?? 'teams' })}
          data={importKinds.map((value) => ({ value, label: labels[value] }))}
        />
        <FileInput
          label="File"
          description={`The first line names the columns: ${importColumns[kind].map((one) => one.replace('*', '')).join(', ')}. ${
            kind === 'people'
              ? 'Who is new signs in with a link from “Forgot password”.'
              : 'Leads are named by their address.'
          }`}
          placeholder="Choose a file"
          accept=".csv,text/csv"
          value={file}
          onChange={(next) => begin({ file: next })}
          error={error}
          data-autofocus
        />
        <StrictReading checked={strict} onChange={(next) => begin({ strict: next })} />
        {result && <Result kind={kind} result={result} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {result?.taken ? 'Done' : 'Cancel'}
          </Button>
          <Button disabled={!file || result?.taken} loading={loading} onClick={() => void send(!ready)}>
            {ready ? `Import ${count(result.rows)}` : 'Check the file'}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

function Result({ kind, result }: { readonly kind: ImportKind; readonly result: Imported }) {
  const { rows, known, taken, faulty, faults, account, found, notes } = result;
  const things = kind === 'people' ? counted(rows, 'people', 'person') : counted(rows, 'teams');
  const said = taken
    ? `${things} added.`
    : faulty > 0
      ? `${counted(faulty, 'rows')} cannot be taken, so nothing was changed. Mend the file and check it again.`
      : rows > 0
        ? `${things} will be added.`
        : 'There is nothing new in this file.';
  return (
    <div role="status">
      <p className={css.said}>
        {said} {known > 0 && `${counted(known, 'rows')} on record already.`}
      </p>
      <ImportAccount account={account} found={found} notes={notes} />
      {faults.length > 0 && (
        <ul className={css.faults} aria-label="Faulty rows">
          {faults.slice(0, SHOWN).map(({ line, reason }) => (
            <li key={`${line} ${reason}`}>
              Line {line}: {reason}
            </li>
          ))}
          {faulty > SHOWN && <li>And {count(faulty - SHOWN)} more</li>}
        </ul>
      )}
    </div>
  );
}
