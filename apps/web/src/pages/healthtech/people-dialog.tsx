import { useQuery } from '@tanstack/react-query';
import { getCredential } from '@talent-os/contracts/healthcare/credentials';
import { getUnitPeople, type Unit } from '@talent-os/contracts/healthcare/units';
import { day, decimal } from '../../lib/format';
import { query } from '../../lib/query';
import { useMay } from '../../lib/use-may';
import { Dialog } from '../../ui/dialog';
import { AppLink } from '../../ui/app-link';
import { EmptyState } from '../../ui/empty-state';
import { Loaded } from '../../ui/loaded';
import { leftText } from '../../features/credentials/labels';
import css from './healthtech.module.css';

/** Whose papers expire in a unit, and who lacks contact hours. Reading it is recorded. */
export function PeopleDialog({ unit, onClose }: { readonly unit: Unit; readonly onClose: () => void }) {
  const people = useQuery(query(getUnitPeople, { unitId: unit.id }));
  const mayOpen = useMay(getCredential);
  return (
    <Dialog onClose={onClose} title={`Credentials and contact hours of ${unit.name}`} size="lg">
      <Loaded query={people} skeletons={4} skeletonHeight={44}>
        {({ credentials, ceu }) => (
          <div className={css.stack}>
            <h2 className={css.heading}>Credentials, next 90 days</h2>
            {credentials.length === 0 ? (
              <EmptyState title="None expires within 90 days" />
            ) : (
              <ul className={css.rows} aria-label="Credentials">
                {credentials.map(({ credentialId, holderName, name, expirationDate, daysLeft }) => (
                  <li key={credentialId}>
                    <div className={css.people}>
                      {mayOpen ? (
                        <AppLink
                          className={css.link}
                          to={`/healthcare/professional/credentials?credential=${credentialId}`}
                        >
                          {holderName}
                        </AppLink>
                      ) : (
                        <span className={css.unit}>{holderName}</span>
                      )}
                      <span className={css.quiet}>{name}</span>
                    </div>
                    <span className={css.quiet}>
                      {day(expirationDate)}, {leftText(daysLeft)}
                    </span>
                  </li>
                ))}
              </ul>
            )}
            <h2 className={css.heading}>Contact hours at risk</h2>
            {ceu.length === 0 ? (
              <EmptyState title="Everybody is on track" />
            ) : (
              <ul className={css.rows} aria-label="Contact hours at risk">
                {ceu.map(({ userId, name, earned, required, endsOn }) => (
                  <li key={userId}>
                    <span className={css.unit}>{name}</span>
                    <span className={css.quiet}>
                      {decimal(earned)} of {decimal(required)} hours, cycle ends {day(endsOn)}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}
