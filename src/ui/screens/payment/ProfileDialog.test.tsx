import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { User } from '#contract/account/account.ts';
import { ApiFailure } from '#contract/protocol/failure.ts';
import { languages } from '#contract/protocol/language.ts';
import type { PersonalDetails } from '#contract/verification/verification.ts';
import { completeProfileMachine } from '#src/machines/payment/complete-profile/completeProfileMachine.ts';
import { noTypedForms, type TypedForms, type TypedText } from '#src/machines/typedForm.ts';
import { addressAnswers, userFixture } from '#tests/fixtures/userFixture.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { TypedFormsContext } from '../../flows/typedForms.ts';
import { ProfileDialog } from './ProfileDialog.tsx';

type OfPerson = { readonly userId: string };

const typed: TypedText = { address1: '1 High Street', city: 'London', zip: 'N1 1AA' };

/** Somebody who has typed what is missing, and how the server takes it. */
function show({
  language,
  save,
}: {
  readonly language: (typeof languages)[number];
  readonly save: () => Promise<User>;
}) {
  const machine = completeProfileMachine.provide({
    actors: {
      readProfile: fromPromise<User, OfPerson>(async () => userFixture()),
      saveDetails: fromPromise<User, OfPerson & { readonly details: Omit<PersonalDetails, 'skipVerification'> }>(save),
    },
  });
  const actor = createActor(machine, { input: { userId: userFixture().id } }).start();
  const forget = vi.fn<TypedForms['forget']>();
  renderScreen(
    <TypedFormsContext value={{ ...noTypedForms, read: () => typed, forget }}>
      <ProfileDialog actor={actor} />
    </TypedFormsContext>,
    { language },
  );
  return { actor, forget };
}

const names = {
  en: { send: 'Update now', otherWay: 'Choose another way to pay' },
  fr: { send: 'Mettre à jour', otherWay: 'Choisir un autre moyen de paiement' },
} as const;

describe.each(languages)('what the payment company misses, in %s', (language) => {
  const { send, otherWay } = names[language];

  test('is kept as typed while it is not taken, and forgotten once it is (PAY-32)', async () => {
    const save = vi.fn<() => Promise<User>>().mockRejectedValueOnce(new ApiFailure('serviceUnavailable'));
    const { actor, forget } = show({ language, save });
    const dialog = within(await screen.findByRole('dialog'));
    const press = (name: string) => userEvent.click(dialog.getByRole('button', { name }));
    await waitFor(() => press(send));
    await waitFor(() => expect(actor.getSnapshot().context.failure?.code).toBe('serviceUnavailable'));
    expect(dialog.getByDisplayValue('1 High Street')).toBeVisible();
    expect(forget).not.toHaveBeenCalled();
    save.mockResolvedValueOnce(userFixture({ profile: addressAnswers }));
    await press(send);
    await waitFor(() => expect(actor.getSnapshot().output).toEqual({ isCompleted: true }));
    expect(forget).toHaveBeenCalledExactlyOnceWith('personalDetails');
  });

  test('is not given up while it is on its way, and kept by whoever takes another way (PAY-10)', async () => {
    let refuse: ((why: Error) => void) | undefined;
    const save = () => new Promise<User>((_, reject) => (refuse = reject));
    const { actor, forget } = show({ language, save });
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => userEvent.click(dialog.getByRole('button', { name: send })));
    expect(dialog.getByRole('button', { name: otherWay })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    expect(actor.getSnapshot().matches('savingDetails')).toBe(true);
    refuse?.(new ApiFailure('personalDetailsInvalid'));
    await waitFor(() => expect(dialog.getByRole('button', { name: otherWay })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: otherWay }));
    expect(actor.getSnapshot().output).toEqual({ isCompleted: false });
    expect(forget).not.toHaveBeenCalled();
  });
});
