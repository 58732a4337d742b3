import type { TFunction } from 'i18next';
import { fullName } from '#contract/recipient/fullName.ts';
import type { Recipient } from '#contract/recipient/recipient.ts';
import { mostLettersCorrected, type RecipientDifference } from '#domain/recipient/recipientDifference.ts';
import { accountText, networkName, phoneText, pickupPointName, recipientNumber } from '../../formats/recipientText.ts';

export type ComparedRecipients = { readonly before: Recipient; readonly after: Recipient };

/** Name, number and network of both, where either has one (peers 16). */
export function comparedRecipients({ before, after }: ComparedRecipients, t: TFunction) {
  const none = t('send.review.comparison.none');
  return lines.flatMap(({ name, of }) => {
    const [one, other] = [of(before), of(after)];
    if (!one && !other) return [];
    return [{ label: t(`send.review.comparison.${name}`), before: one || none, after: other || none }];
  });
}

const lines = [
  { name: 'name', of: fullName },
  { name: 'mobile', of: ({ profile }: Recipient) => profile.mobile && phoneText(profile) },
  { name: 'network', of: ({ profile }: Recipient) => networkName(profile.mobileMoneyProvider) },
  { name: 'bank', of: ({ profile }: Recipient) => profile.bankName },
  { name: 'account', of: ({ profile }: Recipient) => accountText(profile) },
  { name: 'pickupPoint', of: ({ profile }: Recipient) => pickupPointName(profile) },
] as const;

/** Both in a sentence, for who hears them. */
export const comparedInWords = ({ before, after }: ComparedRecipients, t: TFunction): string =>
  t('send.review.comparison.inWords', { before: inWords(before, t), after: inWords(after, t) });

const inWords = (recipient: Recipient, t: TFunction): string =>
  `${fullName(recipient)}, ${recipientNumber(recipient, t)}`;

/** What the change is, and by which rule. */
export const differenceTexts = (difference: RecipientDifference, t: TFunction): readonly string[] => [
  t(`send.review.comparison.difference.${difference}`),
  t('send.review.comparison.rule', { count: mostLettersCorrected }),
];
