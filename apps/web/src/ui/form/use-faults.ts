import { useEffect, useState, type RefObject } from 'react';
import type { FormState } from '@/lib/use-submit-form';
import { faultsIn, goTo, type Fault } from './faults';

type ShownFaults = { readonly faults: readonly Fault[]; readonly hidden: boolean };

/** The faults of a form after an attempt to send it, and whether one of them is out of sight. */
export function useFaults(form: RefObject<HTMLFormElement | null>, { failed, errors, loading }: FormState) {
  const [shown, setShown] = useState<ShownFaults>({ faults: [], hidden: false });

  // What is disabled while it is sent takes no focus.
  useEffect(() => {
    const first = !loading && failed && form.current ? faultsIn(form.current)[0] : undefined;
    if (first) goTo(first);
  }, [form, failed, loading]);

  // They are read where people read them: as the fields are drawn.
  useEffect(() => {
    const found = errors && failed && form.current ? faultsIn(form.current) : [];
    return watch(found, (hidden) => setShown({ faults: found, hidden }));
  }, [form, failed, errors]);

  return shown;
}

/** Tells whether a field is out of sight, whenever that changes. */
function watch(faults: readonly Fault[], tell: (hidden: boolean) => void): () => void {
  const away = new Set<Element>();
  const observer =
    typeof IntersectionObserver === 'undefined'
      ? undefined
      : new IntersectionObserver((entries) => {
          for (const { target, isIntersecting } of entries) away[isIntersecting ? 'delete' : 'add'](target);
          tell(away.size > 0);
        });
  let over = false;
  queueMicrotask(() => over || tell(false));
  for (const { element } of faults) observer?.observe(element);
  return () => {
    over = true;
    observer?.disconnect();
  };
}
