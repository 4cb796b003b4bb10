import { useEffect, useState } from 'react';

/** Gives the focus back to where it was before a dialog, once the dialog is gone and nothing else has taken it. */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
      });
    },
    [before],
  );
}
