import { Group, Radio } from '@mantine/core';
import type { Item as ItemRow } from '@talent-os/contracts/productivity/wellness-instruments';
import css from './checkin.module.css';

type ItemProps = {
  readonly number: number;
  readonly item: ItemRow;
  readonly answer: number | null;
  readonly missing: boolean;
  readonly onAnswer: (answer: number) => void;
};

/** One item with the answers it offers, in the order of its authors. */
export function Item({ number, item, answer, missing, onAnswer }: ItemProps) {
  return (
    <Radio.Group
      className={css.item}
      label={`${number}. ${item.text}`}
      value={answer === null ? null : String(answer)}
      onChange={(value) => onAnswer(Number(value))}
      error={missing && 'Please choose an answer'}
      errorProps={{ mt: 8 }}
    >
      <Group gap="12px 20px" mt={10}>
        {item.choices.map(({ value, label }) => (
          <Radio key={value} size="md" classNames={{ label: css.answer }} value={String(value)} label={label} />
        ))}
      </Group>
    </Radio.Group>
  );
}
