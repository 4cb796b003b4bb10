import { Button } from '@mantine/core';
import { IconUnlink } from '@tabler/icons-react';
import { findingServiceLabels, type FindingService } from '@talent-os/contracts/insights/rules';
import css from './insights.module.css';

type MissingServicesProps = { readonly missing: readonly FindingService[]; readonly onRetry: () => unknown };

/** Says which parts did not answer, so that nobody takes the list for whole. */
export function MissingServices({ missing, onRetry }: MissingServicesProps) {
  return (
    <div role="status">
      {missing.length > 0 && (
        <div className={css.away}>
          <IconUnlink size={16} aria-hidden />
          <span>
            {missing.map((service) => findingServiceLabels[service]).join(', ')} did not answer, so what{' '}
            {missing.length === 1 ? 'its rules find is' : 'their rules find is'} missing from this list.
          </span>
          <Button size="compact-xs" variant="outline" color="yellow.9" onClick={() => void onRetry()}>
            Try Again
          </Button>
        </div>
      )}
    </div>
  );
}
