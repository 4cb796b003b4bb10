import { UnstyledButton } from '@mantine/core';
import { Card } from '@/ui/page/card';
import { activeOf, hubName, type Prompt } from './prompt';
import css from './prompts.module.css';

type PromptListProps = {
  readonly prompts: readonly Prompt[];
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
};

/** The prompts with the version in use. */
export function PromptList({ prompts, chosen, onChoose }: PromptListProps) {
  return (
    <Card title="By hub and page" flush>
      <ul className={css.list}>
        {prompts.map((prompt) => {
          const active = activeOf(prompt);
          return (
            <li key={prompt.id}>
              <UnstyledButton
                className={css.choice}
                aria-current={prompt.key === chosen || undefined}
                onClick={() => onChoose(prompt.key)}
              >
                <span className={css.choiceName}>{hubName(prompt.hub)}</span>
                <span className={css.choiceFacts}>
                  {prompt.pageContext ?? 'Whole hub'} · {active ? `version ${active.version} in use` : 'none in use'}
                </span>
              </UnstyledButton>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
