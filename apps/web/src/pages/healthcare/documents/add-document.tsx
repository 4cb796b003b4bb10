import { Button, FileInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MAX_DOCUMENT_BYTES } from '@talent-os/contracts/healthcare/documents';
import { documentKinds, mediaTypes, uploadTexts } from '@talent-os/contracts/upload';
import { useState } from 'react';
import { ApiError } from '@/lib/api-error';
import { notify } from '@/lib/notify';
import { uploadFile } from '@/lib/upload-file';
import { Meter } from '@/ui/figures/meter';
import { documentReads, subjects, type Subject } from './subjects';
import css from '../healthcare.module.css';

const limits = { kinds: documentKinds, maxBytes: MAX_DOCUMENT_BYTES };

/** Takes a file, says at once what is wrong with it, and shows how far it has gone. */
export function AddDocument({ subject: { kind, id } }: { readonly subject: Subject }) {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState(0);
  const { add, fields } = subjects[kind];
  const upload = useMutation({
    mutationFn: (chosen: File) =>
      uploadFile(add, { file: chosen, fields: { ...fields(id), name: chosen.name }, onProgress: setProgress }),
    onSuccess: (_, { name }) => {
      setFile(null);
      notify.success(`${name} added`);
      const names = documentReads.map((operation) => operation.name as string);
      return client.invalidateQueries({ predicate: ({ queryKey }) => names.includes(String(queryKey[0])) });
    },
    onError: (failure) => textOf(failure) === undefined && notify.failure(failure),
  });
  const choose = (chosen: File | null) => {
    upload.reset();
    setProgress(0);
    setFile(chosen);
  };
  const problem = file ? (problemOf(file) ?? textOf(upload.error)) : undefined;
  return (
    <div className={css.stack}>
      <FileInput
        label="Add a document"
        description="PDF, JPEG or PNG, up to 10 MB. HR sees it; it is kept encrypted."
        placeholder="Choose a file"
        accept={documentKinds.map((one) => mediaTypes[one]).join()}
        value={file}
        onChange={choose}
        error={problem}
        disabled={upload.isPending}
      />
      {upload.isPending && <Meter percent={progress} label="Uploaded" showValue />}
      <div className={css.end}>
        <Button
          disabled={!file || problemOf(file) !== undefined}
          loading={upload.isPending}
          onClick={() => file && upload.mutate(file)}
        >
          Upload
        </Button>
      </div>
    </div>
  );
}

/** What can be said of a file before it is sent. */
export function problemOf({ size }: File): string | undefined {
  if (size === 0) return uploadTexts.empty;
  return size > limits.maxBytes ? uploadTexts.size(limits) : undefined;
}

const textOf = (failure: Error | null): string | undefined =>
  failure instanceof ApiError ? failure.byField['file'] : undefined;
