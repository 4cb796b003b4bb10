import { FileInput, type FileInputProps } from '@mantine/core';
import { MAX_ORGANIZATION_DOCUMENT_BYTES } from '@talent-os/contracts/identity/document-states';
import { uploadTexts } from '@talent-os/contracts/upload';
import { Meter } from '@/ui/figures/meter';

type FileFieldProps = Pick<FileInputProps, 'value' | 'onChange' | 'error' | 'disabled'> & {
  /** How far it has gone, in percent; nothing while it is not sent. */
  readonly progress: number | undefined;
};

/** The file of a document, and how far it has gone. */
export const FileField = ({ progress, ...field }: FileFieldProps) => (
  <>
    <FileInput
      label="File"
      description="PDF, Word (DOCX), text, JPEG or PNG, up to 25 MB. It is kept encrypted."
      placeholder="Choose a file"
      accept=".pdf,.docx,.md,.markdown,.txt,.jpg,.jpeg,.png"
      required
      {...field}
    />
    {progress !== undefined && <Meter percent={progress} label="Uploaded" showValue />}
  </>
);

/** What can be said of a file before it is sent. */
export function problemOf(file: File | null): string | undefined {
  if (!file) return 'Please choose a file';
  if (file.size === 0) return uploadTexts.empty;
  return file.size > MAX_ORGANIZATION_DOCUMENT_BYTES
    ? uploadTexts.size({ maxBytes: MAX_ORGANIZATION_DOCUMENT_BYTES })
    : undefined;
}
