import { decimal } from '@/lib/format';

type Hours = { readonly weekHours: number; readonly overtimeAdded: number };

/** `36 h that week · 8 h overtime with this shift`: what somebody works without the shift, and what it adds beyond forty. */
export const candidateHours = ({ weekHours, overtimeAdded }: Hours): string =>
  `${decimal(weekHours)} h that week · ${overtimeAdded > 0 ? `${decimal(overtimeAdded)} h overtime with this shift` : 'no overtime'}`;
