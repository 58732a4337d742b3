import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
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

  test.each([
    [800, 'w800'],
    [600, 'w600'],
    [410, 'w410'],
  ] as const)('is %i pixels wide at most where it is asked to be (SHL-11)', (width, name) => {
    renderInLanguage(
      <Dialog title="Wide" isOpen width={width}>
        <p>Words</p>
      </Dialog>,
    );
    const css = readFileSync(resolve(import.meta.dirname, 'Dialog.module.css'), 'utf8');
    expect(css).toMatch(new RegExp(`\\.${name} \\{\\s*max-inline-size: ${width}px;`));
    expect(screen.getByRole('dialog').parentElement?.className).toContain(name);
  });
});
