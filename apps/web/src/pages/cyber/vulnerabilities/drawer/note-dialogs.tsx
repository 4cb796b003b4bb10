import { checkVulnerability, remediateVulnerability } from '@talent-os/contracts/cyber/vulnerability-changes';
import { ReasonDialog } from '@/features/voice/reason-dialog';
import type { ActionProps } from './action';

/** Records that a person looked whether the vulnerability had been used. */
export const CheckDialog = ({ vulnerability: { id: vulnerabilityId, version }, onClose }: ActionProps) => (
  <ReasonDialog
    operation={checkVulnerability}
    toInput={(note) => ({ vulnerabilityId, version, note })}
    title="Record compromise check"
    submit="Record"
    name="note"
    label="What you looked at, and what you found"
    minRows={3}
    maxLength={1000}
    done="Compromise check recorded"
    onClose={onClose}
  />
);

/** Ends a vulnerability with how it was dealt with. */
export const RemediateDialog = ({ vulnerability: { id: vulnerabilityId, version, cve }, onClose }: ActionProps) => (
  <ReasonDialog
    operation={remediateVulnerability}
    toInput={(note) => ({ vulnerabilityId, version, note })}
    title={`Mark ${cve} remediated`}
    submit="Mark remediated"
    name="note"
    label="How it was remediated"
    minRows={3}
    maxLength={1000}
    done={`${cve} is remediated`}
    onClose={onClose}
  />
);
