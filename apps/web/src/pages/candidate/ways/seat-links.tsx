import { Fragment } from 'react';
import { AppLink } from '@/ui/button/app-link';

type SeatLinksProps = {
  readonly seats: readonly { readonly positionId: string; readonly title: string }[];
  /** How many there are in all. */
  readonly all: number;
};

/** Seats by their titles, each with the way to it. */
export const SeatLinks = ({ seats, all }: SeatLinksProps) => (
  <>
    {seats.map(({ positionId, title }, index) => (
      <Fragment key={positionId}>
        {index > 0 && ', '}
        <AppLink to={`/candidate?view=positions&position=${positionId}`}>{title}</AppLink>
      </Fragment>
    ))}
    {all > seats.length && ` and ${all - seats.length} more`}
  </>
);
