import { Button, FileInput, Modal, Stack } from '@mantine/core';
import type { Output } from '@talent-os/contracts/define';
import { addExperience } from '@talent-os/contracts/talent/experience';
import {
  MAX_RESUME_BYTES,
  readResume,
  resumeKinds,
  type FoundText,
  type ProposedEntry,
} from '@talent-os/contracts/talent/resume';
import { mediaTypes } from '@talent-os/contracts/upload';
import { useState } from 'react';
import { counted } from '@/lib/counted';
import { useCommandForm } from '@/lib/use-command-form';
import { useUpload } from '@/lib/use-upload';
import { Facts } from '@/ui/display/facts';
import { Quiet } from '@/ui/display/quiet';
import { Meter } from '@/ui/figures/meter';
import { SubmitForm } from '@/ui/form/submit-form';
import { EmptyState } from '@/ui/loading/empty-state';
import { ExperienceFields, said } from './experience-dialog';

type Read = Output<typeof readResume>;
type DialogProps = { readonly onClose: () => void };

/** Reads a résumé and proposes what it says: each entry is added by the person, or left out. */
export function ResumeDialog({ onClose }: DialogProps) {
  const [read, setRead] = useState<Read>();
  return (
    <Modal opened onClose={onClose} title="Read from a résumé" size="lg">
      {read ? <Proposals read={read} onClose={onClose} /> : <Choose onRead={setRead} />}
    </Modal>
  );
}

function Choose({ onRead }: { readonly onRead: (read: Read) => void }) {
  const { run, loading, progress } = useUpload(readResume);
  const [file, setFile] = useState<File | null>(null);
  return (
    <Stack gap="md">
      <FileInput
        label="Résumé"
        description={`PDF, DOCX or text, up to ${MAX_RESUME_BYTES / 1024 / 1024} MB. It is read once and not kept.`}
        placeholder="Choose a file"
        accept={resumeKinds.map((kind) => mediaTypes[kind]).join()}
        value={file}
        onChange={setFile}
      />
      {progress !== undefined && <Meter percent={progress} label="Uploaded" showValue />}
      <Button disabled={!file} loading={loading} onClick={() => void run(file!, {}).then(onRead, () => undefined)}>
        Read it
      </Button>
    </Stack>
  );
}

/** What was found; nothing of it is entered until the person says so. */
export function Proposals({ read: { contact, entries }, onClose }: DialogProps & { readonly read: Read }) {
  const [open, setOpen] = useState(() => entries.map((entry, place) => ({ entry, place })));
  const done = (place: number) => setOpen((before) => before.filter((one) => one.place !== place));
  return (
    <Stack gap="lg">
      <Facts
        items={[
          ['Name', contact.name?.value],
          ['E-mail', contact.email?.value],
          ['Phone', contact.phone?.value],
        ]}
      />
      <Quiet>
        Name and ways to reach you stay as they are in your profile. Nothing below is entered until you add it.
      </Quiet>
      {entries.length === 0 && (
        <EmptyState title="No jobs or education found" text="Enter them one by one, the latest first." />
      )}
      {open.map(({ entry, place }) => (
        <Proposal key={place} entry={entry} onDone={() => done(place)} />
      ))}
      <Button variant="default" onClick={onClose}>
        {open.length === 0 ? 'Close' : `Leave out ${counted(open.length, 'entries')} and close`}
      </Button>
    </Stack>
  );
}

/** A found entry with its place in the file, to be put right and added. */
function Proposal({ entry, onDone }: { readonly entry: ProposedEntry; readonly onDone: () => void }) {
  const { kind, title, place, startMonth, endMonth, period, description } = entry;
  const { field, state, loading } = useCommandForm(addExperience, {
    initial: {
      kind,
      title: title?.value ?? '',
      place: place?.value ?? '',
      startMonth,
      endMonth: endMonth ?? '',
      description,
    },
    toInput: said,
    done: (_, added) => `${added.title} was added`,
    onDone,
  });
  return (
    <SubmitForm state={state} label={title?.value ?? place?.value ?? 'Entry'}>
      <Stack gap="sm">
        <ExperienceFields field={field} />
        <Quiet>{placeText(period)}</Quiet>
        <Button type="submit" loading={loading}>
          Add
        </Button>
        <Button variant="subtle" onClick={onDone}>
          Leave out
        </Button>
      </Stack>
    </SubmitForm>
  );
}

const placeText = ({ page, line }: FoundText): string =>
  `${page === null ? 'From the line' : `From page ${page}`}: “${line}”`;
