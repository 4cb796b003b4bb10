import { useEffect, useState, type ComponentType } from 'react';

const soon = (work: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(work, { timeout: 2000 }) : setTimeout(work, 200);

/** Brings the assistant's button once the screen is there. Where its code cannot be had, the screens work on without it. */
export function AssistantCorner() {
  const [Assistant, setAssistant] = useState<ComponentType>();
  useEffect(() => {
    let gone = false;
    soon(() => {
      import('./assistant').then(
        ({ Component }) => !gone && setAssistant(() => Component),
        () => undefined,
      );
    });
    return () => void (gone = true);
  }, []);
  return Assistant && <Assistant />;
}
