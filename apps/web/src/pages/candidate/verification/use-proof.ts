import { useMutation } from '@tanstack/react-query';
import { downloadProof } from '@talent-os/contracts/talent/verifications';
import { ask } from '@/lib/api';
import { saveFile } from '@/lib/download';
import { notify } from '@/lib/notify';

type Proof = { readonly verificationId: string; readonly filename: string };

/** Opens the paper of something that was handed in, as a file. */
export const useProof = () =>
  useMutation({
    mutationFn: async ({ verificationId, filename }: Proof) =>
      saveFile(filename, await (await ask(downloadProof, { verificationId })).blob()),
    onError: (failure) => notify.failure(failure),
  });
