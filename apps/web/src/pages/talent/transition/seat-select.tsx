import type { GetInputPropsReturnType } from '@mantine/form';
import type { Output } from '@talent-os/contracts/define';
import { listTransitionSeats } from '@talent-os/contracts/talent/transitions';
import { SearchSelect } from '@/ui/field/search-select';

const optionsOf = (seats: Output<typeof listTransitionSeats>['items']) =>
  seats.map(({ id, title, department, location }) => ({ value: id, label: `${title}, ${department}, ${location}` }));

/** An open seat, found by title or department. */
export const SeatSelect = (field: GetInputPropsReturnType) => (
  <SearchSelect
    operation={listTransitionSeats}
    options={optionsOf}
    label="New seat"
    required
    empty="No open seat like this"
    {...field}
  />
);
