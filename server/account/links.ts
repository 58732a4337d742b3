/** Pages that messages lead to. */
export const linksAt = (baseUrl: string) => ({
  confirmAccount: (token: string) => `${baseUrl}/confirm-account/${token}`,
  resetPassword: (token: string) => `${baseUrl}/reset-password/${token}`,
  transfer: (transferId: string) => `${baseUrl}/auth-transfer-complete/${transferId}`,
  settings: `${baseUrl}/settings`,
  guide: `${baseUrl}/send/guided`,
  signIn: `${baseUrl}/sign-in`,
  forgotPassword: `${baseUrl}/forget-password`,
});
export type Links = ReturnType<typeof linksAt>;
