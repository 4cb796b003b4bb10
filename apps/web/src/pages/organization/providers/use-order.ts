import { updateProvider } from '@talent-os/contracts/chat/providers';
import { useState } from 'react';
import { useCommand } from '@/lib/use-command';
import { moveItem } from './order.rules';
import { withChanges, type Provider } from './provider-form';

/** Moves providers up and down in the order of use. */
export function useOrder(items: readonly Provider[]) {
  const [moving, setMoving] = useState(false);
  const command = useCommand(updateProvider);

  async function move(at: number, step: -1 | 1): Promise<void> {
    setMoving(true);
    try {
      for (const { item, priority } of moveItem(items, at, step)) await command.run(withChanges(item, { priority }));
    } catch {
      // Told by the command; what is stored is read again.
    } finally {
      setMoving(false);
    }
  }
  return { move, moving };
}
