import { Select } from '@mantine/core';
import { useState } from 'react';
import { Card } from '@/ui/page/card';
import { Diff } from './diff';
import { activeOf, type Prompt, type Version } from './prompt';
import css from './prompts.module.css';

type VersionTextProps = { readonly prompt: Prompt; readonly version: Version };

/** The text of a version; what differs from another one is marked. It begins with the one in use. */
export function VersionText({ prompt, version }: VersionTextProps) {
  const others = prompt.versions.filter(({ id }) => id !== version.id);
  const active = activeOf(prompt);
  const [otherId, setOtherId] = useState<string | null>(active && active.id !== version.id ? active.id : null);
  const other = others.find(({ id }) => id === otherId);
  return (
    <Card
      title={`Version ${version.version}`}
      actions={
        others.length > 0 && (
          <Select
            aria-label="Compare with"
            placeholder="Compare with…"
            size="xs"
            w={190}
            clearable
            data={others.map(({ id, version: number }) => ({ value: id, label: `Compare with version ${number}` }))}
            value={otherId}
            onChange={setOtherId}
          />
        )
      }
    >
      {other ? <Diff before={other.body} after={version.body} /> : <p className={css.body}>{version.body}</p>}
    </Card>
  );
}
