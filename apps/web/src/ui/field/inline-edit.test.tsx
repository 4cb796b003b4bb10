import { expect, it, describe, jest } from '@jest/globals';
import { MantineProvider, TextInput } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OfferedUndo } from '../message/offered-undo';
import { InlineEdit } from './inline-edit';

type Save = (value: string) => Promise<unknown>;

function show(onSave: Save, onUndo?: Save) {
  const user = userEvent.setup();
  render(
    <MantineProvider env="test">
      <InlineEdit
        label="Competitor"
        shown="Acme"
        value="Acme"
        faultOf={(value) => (value ? undefined : 'Please enter a name')}
        onSave={onSave}
        {...(onUndo && { onUndo })}
      >
        {({ onChange, ...control }) => (
          <TextInput {...control} onChange={(event) => onChange(event.currentTarget.value)} />
        )}
      </InlineEdit>
      <OfferedUndo />
    </MantineProvider>,
  );
  return { user, edit: () => user.click(screen.getByRole('button', { name: 'Edit competitor: Acme' })) };
}
const field = () => screen.getByRole('textbox', { name: 'Competitor' });

describe('a field that is edited where it stands', () => {
  it('takes the focus, saves with Enter, gives the focus back and can be undone', async () => {
    const [save, undo] = [jest.fn<Save>().mockResolvedValue(undefined), jest.fn<Save>().mockResolvedValue(undefined)];
    const { user, edit } = show(save, undo);
    await edit();
    expect(field()).toHaveFocus();
    await user.keyboard('Borealis{Enter}');
    expect(save).toHaveBeenCalledWith('Borealis');
    expect(screen.getByRole('button', { name: 'Edit competitor: Acme' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledWith('Acme');
  });

  it('is left as it was with Escape, and by saving what stood there', async () => {
    const save = jest.fn<Save>();
    const { user, edit } = show(save);
    await edit();
    await user.keyboard('Borealis{Escape}');
    expect(screen.queryByRole('textbox')).toBeNull();
    await edit();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(save).not.toHaveBeenCalled();
  });

  it('says under it what is wrong, and keeps what was typed', async () => {
    const save = jest.fn<Save>().mockRejectedValue(new Error('No'));
    const { user, edit } = show(save);
    await edit();
    await user.clear(field());
    await user.keyboard('{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a name');
    expect(save).not.toHaveBeenCalled();
    await user.type(field(), 'Borealis{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('No');
    expect(field()).toHaveValue('Borealis');
  });
});
