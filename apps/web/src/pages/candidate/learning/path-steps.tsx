import { pathStepKinds, reorderLearningPath, type LearningPath } from '@talent-os/contracts/talent/learning-paths';
import { minutesText } from '@/lib/format';
import { useCommand } from '@/lib/use-command';
import { AppLink } from '@/ui/button/app-link';
import { RowButton } from '@/ui/button/row-button';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';
import { addressOf, movedBy } from './path.rules';

/** The steps of a path, one after the other; those of a path that was started are put into another order. */
export function PathSteps({ path }: { readonly path: LearningPath }) {
  const { targetId, title: role, steps, version, may } = path;
  const { mutate, loading } = useCommand(reorderLearningPath);
  const next = steps.findIndex((step) => !step.done);
  const move = (at: number, by: -1 | 1) =>
    mutate({
      targetId,
      catalogueItemIds: movedBy(steps, at, by).map(({ catalogueItemId }) => catalogueItemId),
      ...(version !== null && { version }),
    });
  return (
    <ol className={`${rows.rows} ${rows.inset}`} aria-label={`Steps to ${role}`}>
      {steps.map((step, at) => {
        const { catalogueItemId, kind, title, minutes, skills, done } = step;
        return (
          <RecordRow
            key={catalogueItemId}
            name={<AppLink to={addressOf(step)}>{title}</AppLink>}
            badges={
              <>
                <StatusBadge>{pathStepKinds[kind]}</StatusBadge>
                {done && <StatusBadge variant="success">Finished</StatusBadge>}
                {at === next && <StatusBadge variant="default">Next</StatusBadge>}
              </>
            }
            actions={
              may.do.includes('reorder') && (
                <>
                  {at > 0 && (
                    <RowButton label="Up" of={title} variant="subtle" disabled={loading} onClick={() => move(at, -1)} />
                  )}
                  {at < steps.length - 1 && (
                    <RowButton
                      label="Down"
                      of={title}
                      variant="subtle"
                      disabled={loading}
                      onClick={() => move(at, 1)}
                    />
                  )}
                </>
              )
            }
          >
            <Quiet>{[minutes && minutesText(minutes), skills.join(', ')].filter(Boolean).join(' · ')}</Quiet>
          </RecordRow>
        );
      })}
    </ol>
  );
}
