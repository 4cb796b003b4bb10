import { useQuery } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import { getCredential } from '@talent-os/contracts/healthcare/credentials';
import { getUnitPeople, listUnitStaff, type Unit } from '@talent-os/contracts/healthcare/units';
import { day, decimal } from '@/lib/format';
import { query } from '@/lib/query';
import { useMay } from '@/lib/use-may';
import { AppLink } from '@/ui/button/app-link';
import { leftText } from '@/features/credentials/labels';
import { Dialog } from '@/ui/dialog/dialog';
import { Loaded } from '@/ui/loading/loaded';
import type { QueryState } from '@/ui/loading/query-state';
import { PeopleSection } from './people-section';
import css from '../healthtech.module.css';

type PeopleDialogProps = { readonly unit: Unit; readonly onClose: () => void };

/** Whose papers expire in a unit, who lacks contact hours and who works overtime there. Reading it is recorded. */
export function PeopleDialog({ unit, onClose }: PeopleDialogProps) {
  const people = useQuery(query(getUnitPeople, { unitId: unit.id }));
  return (
    <Dialog onClose={onClose} title={`Credentials and contact hours of ${unit.name}`} size="lg">
      <People people={people} />
    </Dialog>
  );
}

/** The same of everybody who works in a unit. */
export function StaffDialog({ onClose }: Pick<PeopleDialogProps, 'onClose'>) {
  const people = useQuery(query(listUnitStaff, {}));
  return (
    <Dialog onClose={onClose} title="People of all units" size="lg">
      <People people={people} />
    </Dialog>
  );
}

function People({ people }: { readonly people: QueryState<Output<typeof listUnitStaff>> }) {
  const mayOpen = useMay(getCredential);
  return (
    <Loaded query={people} skeletons={4} skeletonHeight={44}>
      {({ credentials, ceu, overtime }) => (
        <div className={css.stack}>
          <PeopleSection
            title="Credentials, next 90 days"
            label="Credentials"
            none="None expires within 90 days"
            rows={credentials.map(({ credentialId, holderName, name, expirationDate, daysLeft }) => ({
              key: credentialId,
              name: mayOpen ? (
                <AppLink className={css.link} to={`/healthcare/professional/credentials?credential=${credentialId}`}>
                  {holderName}
                </AppLink>
              ) : (
                <span className={css.unit}>{holderName}</span>
              ),
              about: name,
              fact: `${day(expirationDate)}, ${leftText(daysLeft)}`,
            }))}
          />
          <PeopleSection
            title="Contact hours at risk"
            none="Everybody is on track"
            rows={ceu.map(({ userId, name, earned, required, endsOn }) => ({
              key: userId,
              name: <span className={css.unit}>{name}</span>,
              fact: `${decimal(earned)} of ${decimal(required)} hours, cycle ends ${day(endsOn)}`,
            }))}
          />
          <PeopleSection
            title="Overtime this week"
            none="Nobody works more than 40 hours"
            rows={overtime.map(({ userId, name, hours }) => ({
              key: userId,
              name: <span className={css.unit}>{name}</span>,
              fact: `${decimal(hours)} h`,
            }))}
          />
        </div>
      )}
    </Loaded>
  );
}
