import { paths } from '#src/app/address/paths.ts';
import { lazyPage, type PageRoute } from '#src/app/page/pageRoute.ts';

const SignInPage = lazyPage(() => import('#src/routes/account/SignInPage.tsx'), 'SignInPage', [
  'auth',
  'errors',
  'fieldProblems',
]);
const SignUpPage = lazyPage(() => import('#src/routes/account/SignUpPage.tsx'), 'SignUpPage', [
  'auth',
  'errors',
  'fieldProblems',
]);
const ResetPasswordPage = lazyPage(() => import('#src/routes/account/ResetPasswordPage.tsx'), 'ResetPasswordPage', [
  'auth',
  'errors',
  'fieldProblems',
]);
const RegisterEmailPage = lazyPage(() => import('#src/routes/account/RegisterEmailPage.tsx'), 'RegisterEmailPage', [
  'auth',
  'errors',
  'fieldProblems',
  'send',
  'shell',
]);

const at = (path: string) => ({ path, element: null });

/** AUT-01. Flows that move between addresses have one element over all of them. Links work for the signed in, too. */
export const authRoutes: readonly PageRoute[] = [
  { path: paths.signIn, access: 'authPage', head: 'signIn', element: <SignInPage /> },
  {
    access: 'public',
    head: 'signUp',
    drawnFor: ['with', 'referral'],
    element: <SignUpPage />,
    children: [
      paths.signUp,
      paths.signUpContact,
      paths.signUpConsent,
      paths.emailConfirmAccount,
      paths.smsConfirmAccount,
      paths.confirmAccount,
    ].map(at),
  },
  {
    access: 'public',
    element: <ResetPasswordPage />,
    children: [
      paths.forgetPassword,
      paths.emailLinkSent,
      paths.passwordEmailReset,
      paths.emailPasswordReset,
      paths.smsCodeSent,
      paths.passwordSmsReset,
      paths.resetPassword,
      paths.passwordResetComplete,
    ].map(at),
  },
  { path: paths.emailRegistration, access: 'signedIn', element: <RegisterEmailPage /> },
];
