import type { z } from 'zod';
import type { AgeRefusal } from '#domain/account/ageRule.ts';
import type { NameRefusal } from '#domain/account/nameRule.ts';
import type { PasswordProblem } from '#domain/account/passwordRules.ts';
import type { PhoneRefusal } from '#domain/account/phoneRule.ts';
import type { RecipientProblem, RecipientWarning } from '#domain/recipient/recipientProblem.ts';
import type { DetailsProblem } from '#domain/verification/personalDetails.ts';

/** What can be wrong with one field, wherever it was found out. Each has a sentence, or the build fails. */
export type FieldProblemCode =
  | RecipientProblem
  | RecipientWarning
  | AgeRefusal
  | NameRefusal
  | PasswordProblem
  | PhoneRefusal
  | DetailsProblem
  | z.core.$ZodIssueCode
  | 'emailInvalid'
  | 'passwordsDiffer'
  | 'usernameRequired'
  | 'signInPasswordLength'
  | 'termsRequired'
  | 'privacyRequired'
  | 'partnerTermsRequired'
  | 'codeInvalid'
  /** AUT-39. */
  | 'required';
