import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { renderInLanguage } from '#tests/setup/renderInLanguage.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

function Opener({ canLeave }: { readonly canLeave: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Terms</Button>
      <Dialog
        title="Updated terms"
        isOpen={isOpen}
        onClose={canLeave ? close : undefined}
        actions={<Button onPress={close}>Agree & Continue</Button>}
      >
        <p>Please read them.</p>
      </Dialog>
    </>
  );
}

describe('a dialog', () => {
  test('takes focus, leaves on Escape and gives focus back', async () => {
    const user = userEvent.setup();
    renderInLanguage(<Opener canLeave />);
    await user.click(screen.getByRole('button', { name: 'Terms' }));
    const dialog = screen.getByRole('dialog', { name: 'Updated terms' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Terms' })).toHaveFocus());
  });

  test('that must be answered has no close button and ignores Escape (SHL-08)', async () => {
    const user = userEvent.setup();
    renderInLanguage(<Opener canLeave={false} />);
    await user.click(screen.getByRole('button', { name: 'Terms' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Agree & Continue' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Terms' })).toHaveFocus());
  });

  test('names its close button in French', async () => {
    const user = userEvent.setup();
    renderInLanguage(<Opener canLeave />, 'fr');
    await user.click(screen.getByRole('button', { name: 'Terms' }));
    expect(screen.getByRole('button', { name: 'Fermer' })).toBeVisible();
  });
});
