import { Button } from '@mantine/core';
import { ApiError } from '@/lib/api-error';
import { textOf } from '@/lib/failure-text';
import css from './states.module.css';

type ErrorCardProps = { readonly failure: unknown; readonly onRetry?: (() => unknown) | undefined };

/** A part of a page that could not be read: why, and Try Again. */
export function ErrorCard({ failure, onRetry }: ErrorCardProps) {
  return (
    <div className={css.state} role="alert">
      <p className={css.title}>{textOf(failure)}</p>
      {failure instanceof ApiError && failure.trace && <p className={css.trace}>Reference {failure.trace}</p>}
      {onRetry && (
        <div className={css.action}>
          <Button variant="default" size="xs" onClick={() => void onRetry()}>
            Try Again
          </Button>
        </div>
      )}
    </div>
  );
}
