import { Button } from '@mantine/core';
import { texts } from '../lib/failure-text';
import css from './loading-screen.module.css';
import { useLoadingProgress } from './use-loading-progress';

type LoadingScreenProps = { readonly title?: string; readonly text?: string | undefined };

/** A page that is on its way. */
export function LoadingScreen({ title = 'Loading...', text }: LoadingScreenProps) {
  const { visible, progress, slow, online } = useLoadingProgress();
  if (!visible) return null;
  return (
    <div className={css.screen} role="status">
      <span className={css.mark} aria-hidden />
      <p className={css.title}>{title}</p>
      {text && <p className={css.text}>{text}</p>}
      <div className={css.track} aria-hidden>
        <div className={css.bar} style={{ width: `${progress}%` }} data-progress={Math.round(progress)} />
      </div>
      {!online && <p className={css.text}>{texts.offline}</p>}
      {slow && (
        <>
          <p className={css.text}>Taking longer than expected...</p>
          <div className={css.actions}>
            <Button variant="default" onClick={() => location.reload()}>
              Retry
            </Button>
            <Button component="a" href="/">
              Go to Dashboard
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
