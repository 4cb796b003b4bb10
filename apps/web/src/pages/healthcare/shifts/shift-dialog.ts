import type { ScheduledShift } from '@talent-os/contracts/healthcare/shifts';
export type ShiftDialogProps = { readonly shift: ScheduledShift; readonly onClose: () => void };
