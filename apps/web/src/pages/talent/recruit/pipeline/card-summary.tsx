import type { PipelineCard } from '@talent-os/contracts/talent/applications';
import { useFormat } from '@/lib/use-format';
import { CardName } from '@/ui/board/board-card';
import { StatusBadge } from '@/ui/display/status-badge';
import { ageVariants, isUnscored, NO_SCORE, requirementBadge, stayText } from '../labels';
import { Quiet } from '@/ui/display/quiet';
import css from './pipeline.module.css';

type CardSummaryProps = { readonly card: PipelineCard; readonly withPosition: boolean };

/** What a card says of a person: match with its parts, days in the stage, next interview, hard requirements. */
export function CardSummary({ card, withPosition }: CardSummaryProps) {
  const { momentOf } = useFormat();
  return (
    <>
      <CardName>{card.personName}</CardName>
      <Quiet>{withPosition ? card.positionTitle : card.personTitle}</Quiet>
      {(card.match !== null || isUnscored(card)) && (
        <>
          <span className={css.line}>
            {card.match === null ? (
              <span>{NO_SCORE}</span>
            ) : (
              <span>
                Match <b className={css.match}>{card.match}%</b>
              </span>
            )}
            <StatusBadge variant={ageVariants[card.age]}>{stayText(card)}</StatusBadge>
          </span>
          <span className={css.parts} aria-hidden>
            {card.parts.map(({ skill, share }) => (
              <span key={skill} className={css.part}>
                <span style={{ width: `${Math.round(share * 100)}%` }} />
              </span>
            ))}
          </span>
        </>
      )}
      {card.nextInterviewAt && <span className={css.line}>Interview {momentOf(card.nextInterviewAt)}</span>}
      {(card.requirements.length > 0 || card.status === 'on_hold' || card.waitingForMe) && (
        <span className={css.line}>
          <span className={css.badges}>
            {card.waitingForMe && <StatusBadge variant="default">Waiting for you</StatusBadge>}
            {card.status === 'on_hold' && <StatusBadge>On hold</StatusBadge>}
            {card.requirements.map((requirement) => {
              const { short, variant } = requirementBadge(requirement);
              return (
                <StatusBadge key={requirement.value} variant={variant}>
                  {short}
                </StatusBadge>
              );
            })}
          </span>
        </span>
      )}
    </>
  );
}
