import type { Language } from '#contract/protocol/language.ts';
import { type PriceAnswerKind, pricePath, slot } from '#contract/site/site.ts';
import { paths } from '#src/app/address/paths.ts';
import { PublicPage } from '#src/app/page/PublicPage.tsx';
import { PriceScreen } from '#src/ui/screens/quote/PriceScreen.tsx';

/** The calculator for who has no script, in one of its answers; the server puts the facts into its slots. */
export const PricePage = ({ answer }: { readonly answer: PriceAnswerKind }) => (
  <PublicPage>
    <PriceScreen answer={answer} signUpHref={paths.signUp} helpHref={paths.help} quoteHref={smallerAddress} />
  </PublicPage>
);

/** The quote with the same answers in it, which takes less than is priced here (LAN-05, QUO-20). */
const smallerAddress =
  `${paths.getQuote}?method=${slot('sendMethod')}&from=${slot('sendFrom')}` +
  `&to=${slot('sendTo')}&send=${slot('sendInAddress')}`;

/** Keeps what was typed in every link of the page that leads back to it, such as the one to the other language. */
export const priceAddress = (language: Language): string =>
  `${pricePath}?payinAmount=${slot('amountInAddress')}&payinCurrency=${slot('payinCurrency')}` +
  `&payoutCurrency=${slot('payoutCurrency')}&transferMethod=${slot('transferMethod')}&lang=${language}`;
