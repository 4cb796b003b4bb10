import { CloseButton } from '@mantine/core';
import { dismiss, useToast } from '@/lib/notify';
import css from './toaster.module.css';

/** The one notification. Errors interrupt people who listen to the page, everything else waits for a pause. */
export function Toaster() {
  const toast = useToast();
  const urgent = toast?.variant === 'destructive';
  return (
    <div className={css.place}>
      <div aria-live="assertive" role="alert">
        {toast && urgent && <Message key={toast.id} {...toast} />}
      </div>
      <div aria-live="polite" role="status">
        {toast && !urgent && <Message key={toast.id} {...toast} />}
      </div>
    </div>
  );
}

function Message({
  message,
  variant,
  type,
}: {
  readonly message: string;
  readonly variant: string;
  readonly type: string;
}) {
  return (
    <div className={css.toast} data-variant={variant} data-type={type}>
      <span className={css.dot} aria-hidden />
      <span className={css.text}>{message}</span>
      <CloseButton size="sm" aria-label="Dismiss" onClick={dismiss} />
    </div>
  );
}
