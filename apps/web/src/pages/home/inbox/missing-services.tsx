import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import type { InboxService } from '@talent-os/contracts/inbox/kinds';
import { hubTitle } from './inbox.rules';
import css from './inbox.module.css';

const names: Readonly<Record<InboxService, string>> = {
  talent: hubTitle('talent'),
  healthcare: hubTitle('healthtech'),
  cyber: hubTitle('cyber'),
  sales: hubTitle('sales'),
  productivity: hubTitle('productivity'),
  identity: hubTitle('organization'),
  chat: 'The assistant',
};

type MissingServicesProps = { readonly missing: readonly InboxService[]; readonly onRetry: () => unknown };

/** Says which parts did not answer, so that nobody takes the list for whole. */
export function MissingServices({ missing, onRetry }: MissingServicesProps) {
  return (
    <div role="status">
      {missing.length > 0 && (
        <div className={css.away}>
          <IconPlugConnectedX size={16} aria-hidden />
          <span>
            {missing.map((service) => names[service]).join(', ')} did not answer, so{' '}
            {missing.length === 1 ? 'its rows are' : 'their rows are'} missing from this list.
          </span>
          <Button size="compact-xs" variant="outline" color="yellow.9" onClick={() => void onRetry()}>
            Try Again
          </Button>
        </div>
      )}
    </div>
  );
}
