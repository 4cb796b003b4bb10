import { Button, Group, Text, Textarea } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { promptVariables } from '@talent-os/contracts/chat/prompts';
import { useRef } from 'react';

type DraftFieldsProps = {
  readonly value: string;
  readonly props: GetInputPropsReturnType;
  readonly onInsert: (text: string) => void;
};

/** The text of a draft, with the variables that can stand in it. */
export function DraftFields({ value, props, onInsert }: DraftFieldsProps) {
  const area = useRef<HTMLTextAreaElement>(null);

  function insert(name: string): void {
    const { selectionStart = value.length, selectionEnd = value.length } = area.current ?? {};
    onInsert(`${value.slice(0, selectionStart)}{{${name}}}${value.slice(selectionEnd)}`);
    area.current?.focus();
  }

  return (
    <>
      <Textarea
        ref={area}
        label="Text"
        required
        autosize
        minRows={8}
        maxRows={24}
        maxLength={12_000}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: 'var(--text-sm)' } }}
        {...props}
      />
      <div>
        <Text size="sm" c="dimmed" mb={4}>
          Insert what is filled in when a question is asked:
        </Text>
        <Group gap={6}>
          {promptVariables.map((name) => (
            <Button key={name} size="compact-xs" variant="default" onClick={() => insert(name)}>
              {name}
            </Button>
          ))}
        </Group>
      </div>
    </>
  );
}
