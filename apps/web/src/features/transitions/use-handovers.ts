import { useQuery } from '@tanstack/react-query';
import { listMyTransitions } from '@talent-os/contracts/talent/transitions';
import { query } from '@/lib/query';
import { useMe } from '@/lib/session';
import { useMay } from '@/lib/use-may';
import { handoversOf, type Handover } from './handovers.rules';

/** What the caller still has to hand over in moves; nothing for who does not work here. */
export function useHandovers(): readonly Handover[] {
  const { user } = useMe();
  const moves = useQuery({ ...query(listMyTransitions, {}), enabled: useMay(listMyTransitions) });
  return handoversOf(moves.data?.items ?? [], user.id);
}
