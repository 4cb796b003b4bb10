import { lazy, Suspense, useEffect, useState } from 'react';
import { onProofNeeded } from '@/lib/step-up';

const ProofDialog = lazy(() => import('@/features/proof/proof-dialog'));

/** Opens the dialog that a call waits for. */
export function AskForProof() {
  const [waiting, setWaiting] = useState<(proven: boolean) => void>();
  useEffect(() => onProofNeeded(() => new Promise((resolve) => setWaiting(() => resolve))), []);
  if (!waiting) return null;
  const close = (proven: boolean) => {
    setWaiting(undefined);
    waiting(proven);
  };
  return (
    <Suspense>
      <ProofDialogOnce onClose={close} />
    </Suspense>
  );
}

/** The way back stays the same while the dialog is open. */
function ProofDialogOnce({ onClose }: { readonly onClose: (proven: boolean) => void }) {
  const [close] = useState(() => onClose);
  return <ProofDialog onClose={close} />;
}
