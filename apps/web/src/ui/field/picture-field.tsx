import { Button, FileButton, Group } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { ApiError } from '@/lib/api-error';
import css from './picture-field.module.css';

type PictureFieldProps = {
  /** What the buttons speak of: `photo`. */
  readonly what: string;
  /** The picture as it is. */
  readonly preview: ReactNode;
  readonly exists: boolean;
  readonly accept: string;
  readonly hint: string;
  readonly busy: boolean;
  /** Sends the file; what it throws is said under the buttons. */
  readonly onChoose: (file: File) => Promise<unknown>;
  readonly onRemove: () => void;
};

/** A picture that is chosen, replaced and removed. */
export function PictureField({ what, preview, exists, accept, hint, busy, onChoose, onRemove }: PictureFieldProps) {
  const [error, setError] = useState<string>();
  const choose = async (file: File | null) => {
    if (!file) return;
    setError(undefined);
    await onChoose(file).catch((failure: unknown) =>
      setError(
        failure instanceof ApiError
          ? (Object.values(failure.byField)[0] ?? failure.message)
          : 'This file is not a picture that can be shown',
      ),
    );
  };
  return (
    <div className={css.field}>
      {preview}
      <div>
        <Group gap="xs">
          <FileButton accept={accept} onChange={(file) => void choose(file)}>
            {(props) => (
              <Button {...props} variant="default" loading={busy}>
                {exists ? `Replace ${what}` : `Add ${what}`}
              </Button>
            )}
          </FileButton>
          {exists && (
            <Button variant="subtle" color="red" onClick={onRemove}>
              Remove
            </Button>
          )}
        </Group>
        <p className={css.hint}>{hint}</p>
        {error && (
          <p className={css.error} role="alert">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
