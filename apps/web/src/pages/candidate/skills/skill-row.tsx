import { askSkillVerification, removeOwnSkill, type OwnSkill } from '@talent-os/contracts/talent/own-skills';
import { levelText } from '@/features/profile/words';
import { month } from '@/lib/format';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { RowButton } from '@/ui/button/row-button';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { RecordRow } from '@/ui/table/record-row';

type SkillRowProps = { readonly skill: OwnSkill; readonly onChange: () => void };

/** One skill with what shows it; a confirmation is asked for, and taken back by the same button. */
export function SkillRow({ skill, onChange }: SkillRowProps) {
  const { skillId, name, level, evidence, verified, verifiedByName, askedAt, lastUsed } = skill;
  const { dayOf } = useFormat();
  const ask = useCommand(askSkillVerification, {
    done: (_, { asked }) => (asked ? `You have asked to confirm ${name}` : `You no longer ask to confirm ${name}`),
  });
  const [remove, question] = useConfirmed(removeOwnSkill, () => ({
    input: { skillId },
    title: `Remove ${name}?`,
    confirm: 'Remove',
    done: `${name} was removed`,
    children: verified
      ? 'Its confirmation goes with it. Positions that ask for it no longer count it.'
      : 'Positions that ask for it no longer count it.',
  }));
  return (
    <RecordRow
      name={name}
      badges={
        <>
          {verified && <StatusBadge variant="success">Confirmed</StatusBadge>}
          {!verified && askedAt && <StatusBadge>Confirmation asked for</StatusBadge>}
        </>
      }
      actions={
        <>
          {!verified && (
            <RowButton
              label={askedAt ? 'Take back' : 'Ask to confirm'}
              of={askedAt ? `asking to confirm ${name}` : name}
              variant="default"
              loading={ask.loading}
              onClick={() => ask.mutate({ skillId, asked: !askedAt })}
            />
          )}
          <RowButton label="Change" of={name} variant="default" onClick={onChange} />
          <RowButton label="Remove" of={name} variant="subtle" onClick={() => remove()} />
        </>
      }
    >
      <Quiet>{levelText(level)}</Quiet>
      {evidence && <Quiet>Shown by: {evidence}</Quiet>}
      {verified && verifiedByName && <Quiet>Confirmed by {verifiedByName}</Quiet>}
      {!verified && askedAt && (
        <Quiet>Asked on {dayOf(askedAt)}. Until somebody confirms it, it is your own word.</Quiet>
      )}
      {lastUsed && <Quiet>Last used {month(lastUsed)}</Quiet>}
      {question}
    </RecordRow>
  );
}
