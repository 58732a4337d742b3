import type { RegistrationDraft, RegistrationField } from '#src/machines/account/sign-up/registrationDraft.ts';

/** What each part of the registration form works on. */
export type RegistrationSectionProps = {
  readonly draft: RegistrationDraft;
  readonly change: (change: Partial<RegistrationDraft>) => void;
  readonly errorOf: (field: RegistrationField) => string | undefined;
};
