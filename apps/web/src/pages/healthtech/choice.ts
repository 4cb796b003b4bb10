import type { Alert, Unit } from '@talent-os/contracts/healthcare/units';

/** What a person is about to do with a unit; a gap fills in the shift that would close it. */
export type Choice =
  | { readonly action: 'edit' | 'remove' | 'census' | 'people'; readonly unit: Unit }
  | { readonly action: 'publish'; readonly unit: Unit; readonly gap: Alert['gap'] }
  | { readonly action: 'invite'; readonly unit: Unit; readonly shiftId: string };
export type Choose = (choice: Choice) => void;
