export const faqTopics = ['start', 'price', 'paying', 'delivery', 'changes', 'account', 'safety'] as const;
export type FaqTopic = (typeof faqTopics)[number];

type Item = { readonly id: string; readonly topic: FaqTopic; readonly isShownFirst?: true };

/** The 22 questions in the order they are read in (D-15); five of them stand on the landing page (LAN-16). */
export const faqItems = [
  { id: 'who-can-send', topic: 'start' },
  { id: 'how-to-begin', topic: 'start', isShownFirst: true },
  { id: 'which-countries', topic: 'start' },
  { id: 'what-it-costs', topic: 'price', isShownFirst: true },
  { id: 'which-rate', topic: 'price' },
  { id: 'promo-codes', topic: 'price' },
  { id: 'rewards', topic: 'price' },
  { id: 'ways-to-pay', topic: 'paying' },
  { id: 'pay-by-bank', topic: 'paying' },
  { id: 'payment-declined', topic: 'paying' },
  { id: 'how-much', topic: 'paying' },
  { id: 'how-long', topic: 'delivery', isShownFirst: true },
  { id: 'how-it-arrives', topic: 'delivery' },
  { id: 'not-arrived', topic: 'delivery' },
  { id: 'cancel', topic: 'changes', isShownFirst: true },
  { id: 'refund', topic: 'changes' },
  { id: 'wrong-recipient', topic: 'changes' },
  { id: 'repeat', topic: 'changes' },
  { id: 'why-identity', topic: 'account' },
  { id: 'close-account', topic: 'account' },
  { id: 'is-it-safe', topic: 'safety', isShownFirst: true },
  { id: 'fraud', topic: 'safety' },
] as const satisfies readonly Item[];
export type FaqId = (typeof faqItems)[number]['id'];

/** The words of one language, its figures still to be filled in. */
export type FaqWords = {
  readonly topics: Readonly<Record<FaqTopic, string>>;
  readonly items: Readonly<Record<FaqId, { readonly question: string; readonly answer: string }>>;
};
