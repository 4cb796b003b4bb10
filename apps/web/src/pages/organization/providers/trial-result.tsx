import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import type { ProviderTestResult } from './use-trial';
import css from './providers.module.css';

/** How the test of a provider went. */
export function TrialResult({
  trial: { result },
}: {
  readonly trial: { readonly result: ProviderTestResult | undefined };
}) {
  const Sign = result?.ok ? IconCircleCheck : IconCircleX;
  return (
    <div role="status">
      {result && (
        <p className={css.trial} data-ok={result.ok}>
          <Sign size={16} aria-hidden />
          {result.message}
        </p>
      )}
    </div>
  );
}
