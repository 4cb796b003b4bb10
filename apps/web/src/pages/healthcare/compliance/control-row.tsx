import { Button, Menu } from '@mantine/core';
import { collectEvidence, type Control } from '@talent-os/contracts/healthcare/compliance';
import { wordsOf } from '@talent-os/contracts/words';
import { day } from '@/lib/format';
import { useCommand } from '@/lib/use-command';
import { useMay } from '@/lib/use-may';
import { StatusBadge } from '@/ui/display/status-badge';
import type { Action } from './control-dialog';
import { EvidenceList } from './evidence-list';
import { controlVariants } from './labels';
import css from '../healthcare.module.css';

type ControlRowProps = { readonly control: Control; readonly onChoose: (action: Action) => void };

/** One safeguard: how it stands, who answers for it, when it was looked at, and what shows it. */
export function ControlRow({ control, onChoose }: ControlRowProps) {
  const { id, citation, title, kind, status, alternative, ownerName, nextReviewOn, overdue, measurable } = control;
  const mayCollect = useMay(collectEvidence);
  const collect = useCommand(collectEvidence, {
    done: ({ passed }) => (passed ? 'Evidence collected' : 'Evidence collected: it does not support the control'),
  });
  return (
    <li>
      <div className={css.cell}>
        <span className={css.name}>{title}</span>
        <span className={css.facts}>
          {citation} · {wordsOf(kind)} · {ownerName ?? 'nobody assigned'}
        </span>
        <span className={overdue ? css.late : css.facts}>
          {nextReviewOn ? `Review ${overdue ? 'was due' : 'due'} on ${day(nextReviewOn)}` : 'Never reviewed'}
        </span>
        {alternative && <span className={css.note}>Instead: {alternative}</span>}
      </div>
      <div className={css.buttons}>
        <StatusBadge variant={controlVariants[status]}>{wordsOf(status)}</StatusBadge>
        <Button
          size="xs"
          variant={overdue ? 'light' : 'default'}
          onClick={() => onChoose('review')}
          aria-label={`Review ${title}`}
        >
          Review
        </Button>
        <Menu position="bottom-end">
          <Menu.Target>
            <Button size="xs" variant="default" aria-label={`More for ${title}`} loading={collect.loading}>
              More
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {measurable && mayCollect && (
              <Menu.Item onClick={() => collect.mutate({ controlId: id })}>Collect evidence</Menu.Item>
            )}
            <Menu.Item onClick={() => onChoose('attach')}>Attach evidence</Menu.Item>
            {kind === 'addressable' && (
              <Menu.Item onClick={() => onChoose('alternative')}>Document alternative</Menu.Item>
            )}
            <Menu.Item onClick={() => onChoose('assign')}>Assign</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
      <EvidenceList evidence={control.evidence} title={title} />
    </li>
  );
}
