import { useAbility } from '@casl/react';
import type { AppAbility } from '@talent-os/contracts/access/ability';
import { promptsFor } from '@talent-os/contracts/chat/hub-prompts';
import { textsOf } from '@talent-os/contracts/chat/hub-texts';
import { IconSparkles } from '@tabler/icons-react';
import { useTalk } from '../conversation/talk-context';
import type { ChatContext } from '../chat-context';
import css from './chat-view.module.css';

/** Before anything was asked: what the assistant does here, and three questions it answers whoever looks at them. */
export function EmptyChat({ context }: { readonly context: ChatContext }) {
  const { send } = useTalk();
  const ability = useAbility<AppAbility>();
  const { intro } = textsOf(context.hubContext);
  return (
    <div className={css.empty}>
      <span className={css.emptyIcon} aria-hidden>
        <IconSparkles size={22} />
      </span>
      <p className={css.intro}>{intro}</p>
      <ul className={css.prompts} aria-label="Suggested questions">
        {promptsFor(context.hubContext, ability, context.path).map((prompt) => (
          <li key={prompt}>
            <button type="button" className={css.prompt} onClick={() => send(prompt, context)}>
              {prompt}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
