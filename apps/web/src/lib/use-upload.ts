import { useQueryClient } from '@tanstack/react-query';
import { readsChangedBy, type Operation, type Output } from '@talent-os/contracts/define';
import { useState } from 'react';
import { ApiError } from './api-error';
import { notify } from './notify';
import { readAgain } from './query';
import { uploadFile } from './upload-file';

/**
 * A write that takes a file, with how far it has gone. What its contract says it changes is read again. A failure that is
 * about no field is notified; every failure is thrown, so that a form keeps what was entered.
 */
export function useUpload<O extends Operation>(operation: O) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<number>();
  const run = async (file: File, fields: Readonly<Record<string, string>>): Promise<Output<O>> => {
    setProgress(0);
    try {
      const output = await uploadFile(operation, { file, fields, onProgress: setProgress });
      await readAgain(client, readsChangedBy(operation));
      return output;
    } catch (failure) {
      const isAboutField = failure instanceof ApiError && Object.keys(failure.byField).length > 0;
      if (!isAboutField) notify.failure(failure);
      throw failure;
    } finally {
      setProgress(undefined);
    }
  };
  return {
    run,
    loading: progress !== undefined,
    /** 0 to 100; nothing while nothing is sent. */
    progress,
  };
}
