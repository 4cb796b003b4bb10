import { Chip } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ListParams } from '../../lib/use-list-params';
import css from './list-chip.module.css';

type ListChipProps = {
  readonly params: Pick<ListParams, 'get' | 'patch'>;
  /** What the address calls it. */
  readonly name: string;
  readonly children: ReactNode;
};

/** Narrows a list to one kind, or not; kept in the address. */
export const ListChip = ({ params, name, children }: ListChipProps) => (
  <Chip
    checked={params.get(name) === 'true'}
    onChange={(only) => params.patch({ [name]: only ? 'true' : undefined })}
    variant="outline"
    classNames={{ label: css.label ?? '' }}
  >
    {children}
  </Chip>
);
