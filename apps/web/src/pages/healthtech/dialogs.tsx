import type { UnitsData } from '@talent-os/contracts/healthcare/units';
import { PublishDialog } from '@/features/shifts/publish-dialog';
import type { Choice } from './choice';
import { CensusDialog } from './unit/census-dialog';
import { EditUnitDialog } from './unit/edit-unit-dialog';
import { InviteDialog } from './alert/invite-dialog';
import { PeopleDialog } from './unit/people-dialog';
import { RemoveUnitDialog } from './unit/remove-unit-dialog';
import { shiftFor } from './alert/shift-for';

type DialogsProps = { readonly choice: Choice; readonly data: UnitsData; readonly onClose: () => void };

/** The dialog of what a person is about to do. */
export function Dialogs({ choice, data: { today }, onClose }: DialogsProps) {
  const { unit } = choice;
  switch (choice.action) {
    case 'census':
      return <CensusDialog unit={unit} today={today} onClose={onClose} />;
    case 'edit':
      return <EditUnitDialog unit={unit} onClose={onClose} />;
    case 'remove':
      return <RemoveUnitDialog unit={unit} onClose={onClose} />;
    case 'people':
      return <PeopleDialog unit={unit} onClose={onClose} />;
    case 'publish':
      return <PublishDialog given={shiftFor(unit, choice.gap)} unitName={unit.name} onClose={onClose} />;
    case 'invite':
      return <InviteDialog unit={unit} shiftId={choice.shiftId} today={today} onClose={onClose} />;
  }
}
