import { Button } from '@mantine/core';
import type { Suggestion } from '@talent-os/contracts/productivity/suggestions';
import { ago } from '@/lib/format';
import { useFormat } from '@/lib/use-format';
import { AppLink } from '@/ui/button/app-link';
import type { Decisions } from './use-suggestions';
import hub from '../productivity.module.css';
import css from './today.module.css';

type SuggestionRowProps = { readonly suggestion: Suggestion; readonly decisions: Decisions };

/** One sentence with what may become of it. */
export function SuggestionRow({ suggestion, decisions }: SuggestionRowProps) {
  const { id, text, suggestedAt, chatSessionId } = suggestion;
  const { momentOf } = useFormat();
  const busy = decisions.decidingId === id;
  return (
    <li className={css.row}>
      <div className={css.what}>
        <span className={css.name}>{text}</span>
        <p className={css.meta}>
          You wrote this{' '}
          <time dateTime={suggestedAt} title={momentOf(suggestedAt)}>
            {ago(suggestedAt)}
          </time>
          {chatSessionId && (
            <>
              {' · '}
              <AppLink className={hub.link} to={`/productivity/history?conversation=${chatSessionId}`}>
                Conversation
              </AppLink>
            </>
          )}
        </p>
        <div className={css.buttons} role="group" aria-label={text}>
          <Button
            size="compact-sm"
            variant="light"
            disabled={busy}
            onClick={() => decisions.accept(suggestion, 'task')}
          >
            Add as task
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            disabled={busy}
            onClick={() => decisions.accept(suggestion, 'goal')}
          >
            Add as goal
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            disabled={busy}
            onClick={() => decisions.dismiss(suggestion)}
          >
            Dismiss
          </Button>
        </div>
      </div>
    </li>
  );
}
