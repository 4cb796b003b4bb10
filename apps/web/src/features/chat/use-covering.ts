import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** So long after the last movement, in milliseconds, the page counts as standing still. */
const STILL_MS = 500;
/** What the whole button takes up, and how far from the corner of the window it stands, in pixels. */
const WHOLE = { width: 124, height: 46, inset: 24 } as const;

const isContent = (element: Element): boolean =>
  element.matches('a, button, input, select, textarea, summary, [role="button"], [role="gridcell"], img, svg') ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

/** Whether something people read or press lies under the place of the whole button. */
function coversContent(): boolean {
  const { clientWidth, clientHeight } = document.documentElement;
  const [right, bottom] = [clientWidth - WHOLE.inset, clientHeight - WHOLE.inset];
  const main = document.querySelector('main');
  if (!main) return false;
  // Counted in whole steps: sums of parts pass the lower edge by a rounding, and what lies there is not looked at.
  for (let column = 0; column <= 6; column += 1)
    for (let row = 0; row <= 3; row += 1) {
      const [x, y] = [right - (WHOLE.width * column) / 6, bottom - (WHOLE.height * row) / 3];
      if (document.elementsFromPoint(x, y).some((element) => main.contains(element) && isContent(element))) return true;
    }
  return false;
}

/**
 * Whether the button keeps out of the way: until the screen stands still, while it scrolls, and where the whole of it
 * would lie over what people read or press.
 */
export function useCovering(): boolean {
  const [covering, setCovering] = useState(true);
  const { pathname } = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const onMove = () => {
      setCovering(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setCovering(coversContent()), STILL_MS);
    };
    const size = typeof ResizeObserver === 'function' ? new ResizeObserver(onMove) : undefined;
    const main = document.querySelector('main');
    if (main) size?.observe(main);
    onMove();
    document.addEventListener('scroll', onMove, { capture: true, passive: true });
    window.addEventListener('resize', onMove);
    return () => {
      clearTimeout(timer.current);
      size?.disconnect();
      document.removeEventListener('scroll', onMove, { capture: true });
      window.removeEventListener('resize', onMove);
    };
    // Another screen may lie under it.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [pathname]);
  return covering;
}
