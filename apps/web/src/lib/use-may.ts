import { useAbility } from '@casl/react';
import { admits, type AppAbility } from '@talent-os/contracts/access/ability';
import type { Operation } from '@talent-os/contracts/define';

/** Whether the signed-in person may call an operation: decides if its button is there. */
export const useMay = ({ access }: Pick<Operation, 'access'>): boolean => admits(useAbility<AppAbility>(), access);
