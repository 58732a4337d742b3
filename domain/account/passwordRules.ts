/** What a password is chosen for; each has the spec's own rules (D-37). */
export type PasswordPurpose = 'signUp' | 'change';

export const passwordRules = ['minimumLength', 'maximumLength', 'number', 'uppercase', 'lowercase', 'special'] as const;
export type PasswordRule = (typeof passwordRules)[number];

type Policy = { readonly minimum: number; readonly maximum: number; readonly rules: readonly PasswordRule[] };

/** `change` is also the reset: it hints at lowercase, and at a maximum (AUT-32, AUT-33, PRF-14, PRF-15). */
export const passwordPolicies: Readonly<Record<PasswordPurpose, Policy>> = {
  signUp: { minimum: 8, maximum: 255, rules: ['minimumLength', 'maximumLength', 'number', 'uppercase', 'special'] },
  change: { minimum: 8, maximum: 20, rules: ['minimumLength', 'maximumLength', 'uppercase', 'lowercase', 'number'] },
};

/** What signing in lets through (AUT-17, D-26). */
export const signInPasswordLength = { minimum: 6, maximum: 255 } as const;

/** The placeholder names another minimum than the one enforced (AUT-18). */
export const signInPlaceholderMinimum = 8;

export const signInPasswordFits = ({ length }: string): boolean =>
  length >= signInPasswordLength.minimum && length <= signInPasswordLength.maximum;

/** Each rule by itself, for a list that is ticked off while typing. */
export const checkPassword = (
  password: string,
  purpose: PasswordPurpose,
): readonly { readonly rule: PasswordRule; readonly met: boolean }[] =>
  passwordPolicies[purpose].rules.map((rule) => ({ rule, met: meets[rule](password, passwordPolicies[purpose]) }));

/** Passwords everybody guesses first, in lower case; each side brings its own list. */
export type CommonPasswords = { readonly has: (password: string) => boolean };

export type PasswordProblem = PasswordRule | 'common';

/** Everything that speaks against a new password; empty when it may be used. */
export function passwordProblems(
  password: string,
  purpose: PasswordPurpose,
  common: CommonPasswords,
): readonly PasswordProblem[] {
  const unmet = checkPassword(password, purpose).flatMap(({ rule, met }) => (met ? [] : [rule]));
  return common.has(password.toLowerCase()) ? [...unmet, 'common'] : unmet;
}

/** An empty confirmation never matches (AUT-34). */
export const confirmationMatches = ({ password, confirmation }: { password: string; confirmation: string }): boolean =>
  confirmation !== '' && confirmation === password;

const meets: Record<PasswordRule, (password: string, policy: Policy) => boolean> = {
  minimumLength: ({ length }, { minimum }) => length >= minimum,
  maximumLength: ({ length }, { maximum }) => length <= maximum,
  number: (password) => /\p{Nd}/u.test(password),
  uppercase: (password) => /\p{Lu}/u.test(password),
  lowercase: (password) => /\p{Ll}/u.test(password),
  special: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
};
