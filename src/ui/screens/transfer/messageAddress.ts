import type { Transfer } from '#contract/transfer/transfer.ts';

type Recipient = Transfer['recipient'];

/** '237671234567' where the recipient has a mobile number; otherwise whoever sends it chooses to whom. */
function numberOf({ profile: { phoneCode = '', mobile = '' } }: Recipient): string {
  const national = mobile.replace(/\D/g, '').replace(/^0+/, '');
  return national && phoneCode ? phoneCode.replace(/\D/g, '') + national : '';
}

export const whatsappAddress = (recipient: Recipient, text: string): string =>
  `https://wa.me/${numberOf(recipient)}?text=${encodeURIComponent(text)}`;

/** `?body` is what Android, and iOS since version 8, read. */
export function smsAddress(recipient: Recipient, text: string): string {
  const number = numberOf(recipient);
  return `sms:${number && `+${number}`}?body=${encodeURIComponent(text)}`;
}
