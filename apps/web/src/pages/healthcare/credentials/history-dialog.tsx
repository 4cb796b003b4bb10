import { useQuery } from '@tanstack/react-query';
import { getCredential } from '@talent-os/contracts/healthcare/credentials';
import { day } from '@/lib/format';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { Dialog } from '@/ui/dialog/dialog';
import { Facts } from '@/ui/display/facts';
import { Loaded } from '@/ui/loading/loaded';
import { DocumentList } from '../documents/document-list';
import { kindLabels, leftText, methodLabels, renewalLabels, statusLabels } from '@/features/credentials/labels';
import css from '../healthcare.module.css';

type HistoryDialogProps = { readonly credentialId: string; readonly onClose: () => void };

/** One person's credential with everything that was asked and decided. Reading it is recorded. */
export function HistoryDialog({ credentialId, onClose }: HistoryDialogProps) {
  const credential = useQuery(query(getCredential, { credentialId }));
  const { dayOf } = useFormat();
  return (
    <Dialog onClose={onClose} title={credential.data?.name ?? 'Credential'} size="md">
      <Loaded query={credential} skeletons={4} skeletonHeight={36}>
        {(one) => (
          <div className={css.stack}>
            <Facts
              items={[
                ['Holder', one.holderName],
                ['Kind', kindLabels[one.kind]],
                ['Issuer', one.issuer],
                ['Number', one.number],
                ['State', one.state],
                ['Issued', day(one.issuedAt)],
                ['Valid until', `${day(one.expirationDate)}, ${leftText(one.daysLeft)}`],
                ['Status', statusLabels[one.status]],
                [
                  'Verified',
                  one.verification &&
                    `${methodLabels[one.verification.method]}, ${one.verification.reference}, by ${one.verification.byName} on ${dayOf(one.verification.at)}`,
                ],
                ['Revoked', one.revokeReason],
              ]}
            />
            <DocumentList subject={{ kind: 'credential', id: credentialId }} />
            {one.renewals.length > 0 && (
              <ul className={css.evidence} aria-label="Renewals">
                {one.renewals.map((renewal) => (
                  <li key={renewal.submittedAt} className={css.cell}>
                    <span>{renewalLabels[renewal.status]}</span>
                    <span className={css.facts}>
                      {renewal.number}, until {day(renewal.expirationDate)} · asked on {dayOf(renewal.submittedAt)}
                      {renewal.decidedAt && ` · decided on ${dayOf(renewal.decidedAt)}`}
                    </span>
                    {renewal.reason && <span className={css.note}>Reason: {renewal.reason}</span>}
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
