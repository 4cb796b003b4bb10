import { testProvider } from '@talent-os/contracts/chat/providers';
import type { Output } from '@talent-os/contracts/define';
import { useState } from 'react';
import { useCommand } from '@/lib/use-command';

export type ProviderTestResult = Output<typeof testProvider>;

/** Asks a provider one short question, and keeps how that went. */
export function useTrial(providerId: string) {
  const [result, setResult] = useState<ProviderTestResult>();
  const command = useCommand(testProvider);
  const start = () => {
    setResult(undefined);
    command.run({ providerId }).then(setResult, () => undefined);
  };
  return { result, start, loading: command.loading };
}
