import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Industry } from '@talent-os/contracts/access/tables';
import { createRequisition } from '@talent-os/contracts/talent/requisitions';
import { useMay } from '@/lib/use-may';
import { AppLink } from '@/ui/button/app-link';

/** The way to a new request for seats, for who may ask. */
export function NewRequestLink({ industry }: { readonly industry?: Industry }) {
  if (!useMay(createRequisition)) return null;
  return (
    <Button
      component={AppLink}
      to={`/talent/plan/request?new=request${industry ? `&industry=${industry}` : ''}`}
      leftSection={<IconPlus size={16} />}
    >
      New request
    </Button>
  );
}
