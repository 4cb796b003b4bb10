import {
  verificationKindLabels,
  verificationStateLabels,
  withdrawVerification,
  type Verification,
} from '@talent-os/contracts/talent/verifications';
import { day } from '@/lib/format';
import { useFormat } from '@/lib/use-format';
import { RowButton } from '@/ui/button/row-button';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { RecordRow } from '@/ui/table/record-row';
import { useProof } from './use-proof';

/** One thing that was handed in; withdrawn, its paper is gone. */
export function VerificationRow({ item }: { readonly item: Verification }) {
  const { id: verificationId, kind, name, issuer, validUntil, status, submittedAt, filename, may } = item;
  const { dayOf } = useFormat();
  const open = useProof();
  const [withdraw, question] = useConfirmed(withdrawVerification, () => ({
    input: { verificationId },
    title: `Withdraw ${name}?`,
    confirm: 'Withdraw',
    done: `${name} was withdrawn`,
    children: filename
      ? `${filename} is deleted for good. The line stays, as withdrawn.`
      : 'The line stays, as withdrawn.',
  }));
  return (
    <RecordRow
      name={name}
      badges={
        <>
          <StatusBadge>{verificationKindLabels[kind]}</StatusBadge>
          <StatusBadge variant={status === 'submitted' ? 'default' : 'secondary'}>
            {verificationStateLabels[status]}
          </StatusBadge>
        </>
      }
      actions={
        <>
          {may.do.includes('open') && (
            <RowButton
              label="Open"
              of={name}
              variant="default"
              loading={open.isPending}
              onClick={() => open.mutate({ verificationId, filename: filename ?? name })}
            />
          )}
          {may.to.includes('withdrawn') && (
            <RowButton label="Withdraw" of={name} variant="default" onClick={() => withdraw()} />
          )}
        </>
      }
    >
      {issuer && <Quiet>{issuer}</Quiet>}
      <Quiet>
        Handed in on {dayOf(submittedAt)}
        {validUntil && ` · valid until ${day(validUntil)}`}
      </Quiet>
      {filename && <Quiet>{filename}</Quiet>}
      {question}
    </RecordRow>
  );
}
