import { Checkbox, Input } from '@mantine/core';
import { webhookEventGroups, type WebhookEventName } from '@talent-os/contracts/identity/webhook-events';
import type { ReactNode } from 'react';
import css from './webhooks.module.css';

type EventPickerProps = {
  readonly value?: readonly WebhookEventName[];
  readonly onChange?: (events: WebhookEventName[]) => void;
  readonly error?: ReactNode;
};

const none: readonly WebhookEventName[] = [];

/** Which events are sent, by the part of the product they come from. */
export function EventPicker({ value = none, onChange, error }: EventPickerProps) {
  const chosen = new Set<string>(value);
  return (
    <Input.Wrapper error={error} labelElement="div">
      <div className={css.groups}>
        {Object.entries(webhookEventGroups).map(([group, events]) => {
          const names = Object.keys(events) as WebhookEventName[];
          const held = names.filter((name) => chosen.has(name)).length;
          const others = value.filter((name) => !names.includes(name));
          return (
            <fieldset key={group} className={css.group}>
              <legend>{group}</legend>
              <Checkbox
                size="sm"
                label={`All of ${group}`}
                checked={held === names.length}
                indeterminate={held > 0 && held < names.length}
                onChange={() => onChange?.(held === names.length ? others : [...others, ...names])}
              />
              {Object.entries<string>(events).map(([name, label]) => (
                <Checkbox
                  key={name}
                  size="sm"
                  ml="lg"
                  label={label}
                  checked={chosen.has(name)}
                  onChange={({ currentTarget }) =>
                    onChange?.(
                      currentTarget.checked
                        ? [...value, name as WebhookEventName]
                        : value.filter((one) => one !== name),
                    )
                  }
                />
              ))}
            </fieldset>
          );
        })}
      </div>
    </Input.Wrapper>
  );
}
