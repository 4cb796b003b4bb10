import { useEffect, useState } from 'react';

const LOADING = { delayMs: 200, tickMs: 200, stepPercent: 15, capPercent: 90, slowMs: 10_000 } as const;

/**
 * How a wait is told: nothing for the first 200 ms, then a bar that grows by chance up to 90 percent, and after ten
 * seconds the admission that it takes long. Follows whether the browser is online.
 */
export function useLoadingProgress() {
  const [visible, setVisible] = useState(false);
  const [progress, setProgress] = useState(0);
  const [slow, setSlow] = useState(false);
  const [online, setOnline] = useState(() => navigator.onLine);

  useEffect(() => {
    const grow = () => setProgress((now) => Math.min(LOADING.capPercent, now + Math.random() * LOADING.stepPercent));
    const appear = setTimeout(() => setVisible(true), LOADING.delayMs);
    const tick = setInterval(grow, LOADING.tickMs);
    const admit = setTimeout(() => setSlow(true), LOADING.slowMs);
    const follow = () => setOnline(navigator.onLine);
    window.addEventListener('online', follow);
    window.addEventListener('offline', follow);
    return () => {
      clearTimeout(appear);
      clearInterval(tick);
      clearTimeout(admit);
      window.removeEventListener('online', follow);
      window.removeEventListener('offline', follow);
    };
  }, []);

  return { visible, progress, slow, online };
}
