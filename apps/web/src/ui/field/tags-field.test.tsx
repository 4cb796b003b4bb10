import { describe, expect, it } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { theme } from '../theme/theme';
import { TagsField } from './tags-field';

const choice = () => screen.queryByRole('option', { name: 'BLS' });

describe('a field for words', () => {
  it('shows its choices when it is clicked, not when the focus passes through, and hides them afterwards', () => {
    render(
      <MantineProvider theme={theme} env="test">
        <TagsField label="Credentials" data={['BLS', 'ACLS']} />
      </MantineProvider>,
    );
    const field = screen.getByRole('combobox', { name: 'Credentials' });
    fireEvent.focus(field);
    expect(choice()).toBeNull();
    fireEvent.click(field);
    expect(choice()).not.toBeNull();
    fireEvent.blur(field);
    expect(choice()).toBeNull();
  });
});
