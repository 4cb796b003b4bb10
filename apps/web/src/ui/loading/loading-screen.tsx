import { Button } from '@mantine/core';
import { texts } from '@/lib/failure-text';
import css from './loading-screen.module.css';
import { useLoadingProgress } from './use-loading-progress';

type LoadingScreenProps = {
  readonly title?: string;
  readonly text?: string;
  /** Nothing else is on the page: it is its main part. */
  readonly full?: boolean;
};

/** A page that is on its way. */
export function LoadingScreen({ title = 'Loading...', text, full = false }: LoadingScreenProps) {
  const { visible, progress, slow, online } = useLoadingProgress();
  if (!visible) return null;
  const Frame = full ? 'main' : 'div';
  return (
    <Frame className={css.screen} aria-busy>
      <span className={css.mark} aria-hidden />
      <h1 className={css.title}>{title}</h1>
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
    </Frame>
  );
}
