import type { RecipientProfile } from '#contract/recipient/recipient.ts';

type Named = { readonly firstName: string; readonly lastName: string; readonly profile: RecipientProfile };

/** Whom a deed pays, in full: whoever confirms it sees the number the money goes to. */
export function payeeOf({ firstName, lastName, profile }: Named) {
  const { mobile, phoneCode = '', bankName, recipientAccountNumber, accountNumber, pickupPoint } = profile;
  const account = recipientAccountNumber ?? accountNumber;
  const place =
    profile.transferMethod === 'bank_transfer' ? [bankName, account] : [pickupPoint, mobile && `${phoneCode}${mobile}`];
  return { recipientName: `${firstName} ${lastName}`, account: place.filter(Boolean).join(', ') };
}
