import { Textarea } from '@mantine/core';
import { decideApproval, decideOwnApproval, type Approval } from '@talent-os/contracts/identity/approvals';
import { useCommandForm } from '@/lib/use-command-form';
import { useMay } from '@/lib/use-may';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { titleOf } from './approval-title';

export type Deciding = { readonly decision: 'approve' | 'decline'; readonly approval: Approval };
type DecideProps = Deciding & { readonly onClose: () => void };

/** Says what holds from then on, and keeps what somebody has to say to it. */
export function DecideApproval(props: DecideProps) {
  return useMay(decideApproval) ? <OfPlatform {...props} /> : <OfOrganization {...props} />;
}

const saysWhat = {
  platformAdministrator: {
    approve: 'They administer every organization of this installation within five seconds.',
    decline: 'Nothing is changed. It can be asked for again.',
  },
  archive: {
    approve: 'Nobody opens it again. What it holds is kept.',
    decline: 'It stays suspended. It can be asked for again.',
  },
} as const;

const wordsOf = ({ decision, approval }: Deciding) => {
  const title = titleOf(approval);
  if (decision === 'approve') return { title: `${title}?`, submit: 'Approve', done: 'Approved: it holds now' };
  return approval.own
    ? { title: 'Take the request back?', submit: 'Take back', done: 'The request is taken back' }
    : { title: 'Decline the request?', submit: 'Decline', done: 'The request is declined' };
};

function OfPlatform(props: DecideProps) {
  const { decision, approval, onClose } = props;
  const { id: approvalId, organizationId } = approval;
  const form = useCommandForm(decideApproval, {
    initial: { note: '' },
    toInput: ({ note }) => ({ organizationId, approvalId, decision, note }),
    done: wordsOf(props).done,
    onClose,
  });
  return <Question {...props} form={form} />;
}

function OfOrganization(props: DecideProps) {
  const { decision, approval, onClose } = props;
  const form = useCommandForm(decideOwnApproval, {
    initial: { note: '' },
    toInput: ({ note }) => ({ approvalId: approval.id, decision, note }),
    done: wordsOf(props).done,
    onClose,
  });
  return <Question {...props} form={form} />;
}

type Form = ReturnType<typeof useCommandForm<typeof decideOwnApproval, { note: string }, () => void>>;

function Question({ form: { field, dialog }, ...deciding }: DecideProps & { readonly form: Form }) {
  const { title, submit } = wordsOf(deciding);
  const { approval, decision } = deciding;
  return (
    <FormDialog {...dialog} title={title} submit={submit}>
      <p>
        {approval.askedBy}: “{approval.reason}”
      </p>
      <p>{saysWhat[approval.kind][decision]}</p>
      <Textarea label="Note" description="Stands with the request; optional." {...field('note')} />
    </FormDialog>
  );
}
