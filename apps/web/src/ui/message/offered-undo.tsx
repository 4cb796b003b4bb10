import { useCallback } from 'react';
import { dropUndo, useOfferedUndo, type UndoOffer } from '@/lib/undo';
import { UndoToast } from './undo-toast';

/** The way back from what was done last, wherever that was: it outlasts the screen. */
export function OfferedUndo() {
  const offer = useOfferedUndo();
  return offer && <Offered key={offer.id} offer={offer} />;
}

function Offered({ offer: { id, text, run } }: { readonly offer: UndoOffer }) {
  const gone = useCallback(() => dropUndo(id), [id]);
  const undo = () => {
    gone();
    run();
  };
  return <UndoToast text={text} onUndo={undo} onGone={gone} />;
}
