import { useEffect, useEffectEvent, useState } from 'react';

/** Closes what stands open over the page, by the order in which it was opened. */
const layers = new Map<number, () => void>();
let opened = 0;

const inside = (target: EventTarget | null) =>
  target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';

window.addEventListener(
  'keydown',
  (event) => {
    // A list of choices that hangs open under a field closes first.
    if (event.key !== 'Escape' || event.isComposing || inside(event.target)) return;
    const close = layers.get(Math.max(...layers.keys()));
    if (!close) return;
    // What stands below hears that the key was taken: the assistant stays open behind a dialog of its own.
    event.preventDefault();
    close();
  },
  { capture: true },
);

/** Escape is for what stands on top. The kit's own would close a dialog and the drawer under it together. */
export function useEscape(close: () => void): void {
  const [order] = useState(() => ++opened);
  const leave = useEffectEvent(close);
  useEffect(() => {
    layers.set(order, () => leave());
    return () => void layers.delete(order);
  }, [order]);
}
