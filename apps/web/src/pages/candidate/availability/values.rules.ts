import type { Availability } from '@talent-os/contracts/talent/availability';
import { minorOf, typedOf } from '@/lib/amounts';

type Said = Omit<Availability, 'confirmedAt' | 'stale'>;
type Counted = 'noticeDays' | 'hoursPerWeek' | 'travelDays' | 'payFloor';

/** What was said, as the fields of its form hold it. */
export type AvailabilityValues = Omit<Said, Counted | 'startOn'> & { startOn: string } & Record<
    Counted,
    number | string
  >;

/** Where somebody begins who has not said anything. */
const usual: Said = {
  startOn: null,
  noticeDays: 14,
  hoursPerWeek: 40,
  shifts: ['day'],
  travelDays: 0,
  relocation: 'no',
  places: '',
  payFloor: null,
  payPeriod: 'year',
};

export function valuesOf(availability: Availability | null, currency: string): AvailabilityValues {
  const said: Said = availability ?? usual;
  const { startOn, payFloor, noticeDays, hoursPerWeek, travelDays, shifts, relocation, places, payPeriod } = said;
  return {
    startOn: startOn ?? '',
    noticeDays,
    hoursPerWeek,
    shifts,
    travelDays,
    relocation,
    places,
    payFloor: payFloor === null ? '' : typedOf(payFloor, currency),
    payPeriod,
  };
}

/** The fields as they are sent: a day or a pay nobody wrote is none. */
export const saidIn = (values: AvailabilityValues, currency: string): Said => ({
  ...values,
  startOn: values.startOn || null,
  noticeDays: Number(values.noticeDays),
  hoursPerWeek: Number(values.hoursPerWeek),
  travelDays: Number(values.travelDays),
  payFloor: values.payFloor === '' ? null : minorOf(values.payFloor, currency),
});
