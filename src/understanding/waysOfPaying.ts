import { plain } from './plain.ts';

const english =
  /^(?:(?:i will|i ll|i want to|i would like to|i d like to|let me|can i) )?(?:pay )?(?:by|with|using) (?:my |a |an )?(?:instant )?(?:bank transfer|transfer|bank|card|debit card|credit card)(?: please| instead)?$/;
const french =
  /^(?:je (?:paie|paye|vais payer|veux payer|voudrais payer|prefere payer) |payer )?(?:par|avec) (?:ma |un |une )?(?:virement|virement bancaire|virement instantane|carte|carte bancaire|carte bleue)(?: s il vous plait| svp| plutot)?$/;

/** "By card", "par virement", and nothing else: how the sender pays, in either language. */
export const isWayOfPaying = (said: string): boolean => {
  const words = plain(said)
    .replace(/[^a-z]+/g, ' ')
    .trim();
  return wallets.test(words) || english.test(words) || french.test(words);
};

/** By its name alone, or asked for. */
const wallets =
  /^(?:(?:by|with|using|do you take|do you accept|can i use|i want to use|par|avec|vous prenez|vous acceptez|je peux utiliser) )?(?:my |ma |mon )?(?:apple pay|google pay|paypal|american express|amex|visa|mastercard)(?: please| svp| s il vous plait)?$/;

/** Those we take no money by; a way to receive is one of them where it is asked how it is paid. */
const untaken =
  /^(?:(?:by|with|using|in|do you take|do you accept|can i use|can i pay with|can i pay by|can i pay in|i want to use|i ll pay with|i ll pay by|i ll pay in|par|avec|en|vous prenez|vous acceptez|je peux utiliser|je peux payer par|je peux payer en|je peux payer avec|je paie par|je paie en) )?(?:my |ma |mon |a |un |le |les |l )?(?:apple pay|google pay|samsung pay|paypal|klarna|bitcoin|crypto|cash|cheque|check|cheque de banque|direct debit|standing order|mobile money|momo|mpesa|m pesa|orange money|mtn|mtn mobile money|airtel money|especes|liquide|prelevement|prelevement automatique)(?: please| instead| then| svp| s il vous plait| plutot| alors)?$/;

/** "Apple pay", "en liquide", and nothing else. */
export const isUntakenWay = (said: string): boolean =>
  untaken.test(
    plain(said)
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  );

const payingNow =
  /^(?:(?:ok|okay|yes|right|fine|so|oui|bon|alors) )?(?:(?:i want to|i ll|let me|let s|can i|ready to|go on to|take me to|go to|je veux|je peux|je vais|passer au|passons au|aller au|allons au) )?(?:the )?(?:pay|pay it|pay for it|payment|payer|paye|paie|payez|payons|je paie|je paye|paiement)(?: now| maintenant| please| s il vous plait| svp)?$/;

/** "Pay", "je veux payer", and nothing else: on to the payment, in either language. */
export const isPayingNow = (said: string): boolean =>
  payingNow.test(
    plain(said)
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  );
