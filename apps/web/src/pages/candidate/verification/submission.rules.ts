import { MAX_PROOF_BYTES } from '@talent-os/contracts/talent/verifications';
import { uploadTexts } from '@talent-os/contracts/upload';

type Submission = { readonly name: string; readonly file: Pick<File, 'size'> | null };

/** What is wrong with something before it is handed in, by field. */
export function faultsOf({ name, file }: Submission): Readonly<Record<string, string>> {
  const problem = problemOf(file);
  return {
    ...(name.trim().length < 2 && { name: 'Please say what it is' }),
    ...(problem && { file: problem }),
  };
}

function problemOf(file: Submission['file']): string | undefined {
  if (!file) return 'Please choose a file';
  if (file.size === 0) return uploadTexts.empty;
  return file.size > MAX_PROOF_BYTES ? uploadTexts.size({ maxBytes: MAX_PROOF_BYTES }) : undefined;
}
