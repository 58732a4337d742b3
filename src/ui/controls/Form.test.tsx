import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { renderInLanguage } from '#tests/setup/renderInLanguage.tsx';
import { Button } from './Button.tsx';
import type { FieldProblem } from './ErrorSummary.tsx';
import { Form } from './Form.tsx';
import { Select } from './Select.tsx';
import { TextField } from './TextField.tsx';

function SignUp({ refused }: { readonly refused: readonly FieldProblem[] }) {
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const errorOf = (name: string) => problems.find(({ field }) => field === name)?.text;
  return (
    <Form onSubmit={() => setProblems([...refused])} problems={problems}>
      <TextField label="First name" name="firstName" error={errorOf('firstName')} />
      <TextField label="E-mail" name="email" error={errorOf('email')} />
      <Select
        label="Country"
        name="country"
        items={[{ id: 'GB', label: 'United Kingdom' }]}
        value={null}
        onChange={() => {}}
        error={errorOf('country')}
      />
      <Button type="submit">Create account</Button>
    </Form>
  );
}

const email = { field: 'email', text: 'Valid email address required' };
const country = { field: 'country', text: 'Country required' };

describe('a refused form', () => {
  test('with one problem goes to its field, again and again', async () => {
    const user = userEvent.setup();
    renderInLanguage(<SignUp refused={[email]} />);
    const box = screen.getByRole('textbox', { name: 'E-mail' });
    for (const _ of [1, 2]) {
      await user.click(screen.getByRole('button', { name: 'Create account' }));
      expect(box).toHaveFocus();
      expect(box).toHaveAccessibleDescription('Error: Valid email address required');
    }
    expect(screen.queryByRole('heading', { name: 'There’s a problem' })).not.toBeInTheDocument();
  });

  test('with several lists them on top, takes focus there and leads to each', async () => {
    const user = userEvent.setup();
    renderInLanguage(<SignUp refused={[email, country]} />);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    const list = screen.getByRole('alert');
    expect(list).toHaveTextContent('There’s a problem');
    expect(list.parentElement).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Valid email address required' }));
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Country required' }));
    expect(screen.getByRole('button', { name: 'Choose Country' })).toHaveFocus();
  });
});
