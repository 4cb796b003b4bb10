import type { Verification } from '@talent-os/contracts/chat/parts';
import { IconAlertTriangle } from '@tabler/icons-react';
import css from './message.module.css';

/** Says of a model's answer what of it is not from platform data: all of it, or numbers that stand in nothing it read. */
export function VerificationNote({ verification: { grounded, unverified } }: { readonly verification: Verification }) {
  return (
    <div className={css.verification} role="note" aria-label="What was verified">
      <IconAlertTriangle size={15} aria-hidden />
      <span>
        {!grounded && 'This answer is not from platform data: nothing was looked up for it. '}
        {unverified.length > 0 && (
          <>
            <b>Not verified:</b> {unverified.join('; ')}.
            {grounded && ' These figures stand in nothing that was read for this answer.'}
          </>
        )}
      </span>
    </div>
  );
}
