import type { DeliveryCountryCode } from '#domain/reference/countryCodes.ts';
import { type MobileNetwork, mobileNetworksOf } from '#domain/reference/mobileNetworks.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import { ambiguous, certain, type Findings, nothing, together } from './findings.ts';
import { isTakenBack, type Mention, mentionsOf, type ParsedUtterance, spanOf } from './parsedUtterance.ts';
import { isRefusedAt } from './refusals.ts';
import type { Span } from './understanding.ts';

type Said<Value> = { readonly value: Value; readonly span: Span };

/** How they receive it; a network means mobile money. Beside a list of banks or places it is settled. */
export function readMethods(parsed: ParsedUtterance, destination: DeliveryCountryCode | undefined): Findings {
  if (parsed.known.areNames) return nothing;
  const all = methodsIn(parsed, destination);
  const isChoosing = all.ambiguities.some(({ slot }) => slot === 'payoutMethod');
  return isChoosing && isComparing(parsed) ? nothing : all;
}

/** "Is MTN faster than the bank?" asks about both and chooses neither. */
const isComparing = (parsed: ParsedUtterance): boolean =>
  mentionsOf(parsed, 'intent').some(({ meaning }) => ['cost', 'howLong', 'isItSafe'].includes(meaning.intentName));

function methodsIn(parsed: ParsedUtterance, destination: DeliveryCountryCode | undefined): Findings {
  const networks = mentionsOf(parsed, 'network').filter(
    ({ mention }) => !isTakenBack(parsed, mention.from) && !isLacked(parsed, mention),
  );
  const network = networkOf(parsed, { said: networks, destination });
  const methods: Said<PayoutMethod>[] = mentionsOf(parsed, 'method')
    .filter(({ mention }) => !isTakenBack(parsed, mention.from))
    .filter(({ mention }) => !isNamedNumber(parsed, mention) && !isPaidFrom(parsed, mention))
    .filter(({ mention }) => !isOfFees(parsed, mention) && !isLacked(parsed, mention))
    .map(({ mention, meaning }) => ({ value: meaning.method, span: spanOf(parsed, mention.from, mention.to) }))
    .concat(withBankName(parsed));
  const byNetwork = networks
    .filter(
      ({ meaning }) =>
        meaning.networks.length > 0 &&
        !(network.slots.network === undefined && isUnserved(meaning.networks, destination)),
    )
    .map(({ mention }) => ({ value: 'mobile_money' as const, span: spanOf(parsed, mention.from, mention.to) }));
  return together(network, methodOf(parsed, [...methods, ...byNetwork]));
}

function methodOf(parsed: ParsedUtterance, said: readonly Said<PayoutMethod>[]): Findings {
  const candidates = [...new Set(said.map(({ value }) => value))];
  const [only] = candidates;
  const [first] = said;
  if (!only || !first) return nothing;
  return candidates.length === 1
    ? certain('payoutMethod', only, first.span)
    : ambiguous('payoutMethod', candidates, { text: parsed.text, span: first.span });
}

/** "From my account", "my bank’s app", "I’ll pay by…", "she gives me the cash": how it is paid, not how it is received. */
function isPaidFrom(parsed: ParsedUtterance, { from }: Mention): boolean {
  const before = parsed.tokens.slice(0, from).map(({ text }) => text);
  const near = before.slice(-3);
  if (near.includes('from') || near.includes('depuis')) return true;
  if (isTo(before.at(-2))) return false;
  return sendersOwn.test(before.join(' '));
}

const isTo = (word: string | undefined): boolean =>
  ['to', 'into', 'on', 'onto', 'vers', 'sur', 'a'].includes(word ?? '');

const sendersOwn =
  /(?:^| )(?:my|our|mon|ma|mes|notre|(?:i|we) (?:have|ve got|got) an?|(?:j|nous) (?:ai|avons) un|(?:i|je) (?:(?:ll|will|can|would|d|would rather|d rather|prefer to|veux|vais|peux|prefere) )?(?:pay|paie|paye|paierai|payer|regle|regler) (?:by|with|via|through|par|avec|en)|(?:gives?|giving|gave|pays?|paying|ll give|will give) (?:me|us)(?: (?:the|in))?|(?:me|nous) (?:donne(?:nt)?|donnera|remet|remettra|paie|paye)(?: (?:les|des|en|l))?)$/;

/** What somebody has not, never uses or does not want is not how they get it. */
const isLacked = ({ tokens }: ParsedUtterance, { from }: Mention): boolean => isRefusedAt(tokens, from);

/** "Je veux retirer les frais": the fee is taken off, and no cash fetched. */
const isOfFees = ({ tokens }: ParsedUtterance, { from, to }: Mention): boolean =>
  /^(?:retire[rz]?|withdraw)(?: (?:les|ces|vos|the|your))? (?:frais|fees?|charges?)(?: |$)/.test(
    tokens
      .slice(from, to + 2)
      .map(({ text }) => text)
      .join(' '),
  );

/** "Account number" and "phone number" are asked for as such; they choose no method. */
const isNamedNumber = (parsed: ParsedUtterance, { to }: Mention): boolean =>
  ['account', 'ownPhone', 'phone', 'code', 'email', 'birthDate'].includes(parsed.asking ?? '') ||
  /^(?:number|numbers|no|details)$/.test(parsed.tokens[to]?.text ?? '');

/** Ecobank, GTBank: a name that ends so is a bank's. */
const withBankName = (parsed: ParsedUtterance): Said<PayoutMethod>[] =>
  parsed.asking === 'account'
    ? []
    : parsed.tokens.flatMap(({ text }, index) =>
        /^\p{L}+bank$/u.test(text) ? [{ value: 'bank_transfer' as const, span: spanOf(parsed, index, index + 1) }] : [],
      );

const isUnserved = (networks: readonly MobileNetwork[], destination: DeliveryCountryCode | undefined): boolean =>
  destination !== undefined && !networks.some((network) => mobileNetworksOf(destination).includes(network));

type Networks = {
  readonly said: readonly {
    readonly mention: Mention;
    readonly meaning: { readonly networks: readonly MobileNetwork[] };
  }[];
  readonly destination: DeliveryCountryCode | undefined;
};

/** A wallet more than one network has is decided by the country; a network the country does not have is doubted. */
function networkOf(parsed: ParsedUtterance, { said, destination }: Networks): Findings {
  const served = said.filter(({ meaning }) => meaning.networks.length > 0);
  const [first] = served;
  if (!first) return nothing;
  const span = spanOf(parsed, first.mention.from, first.mention.to);
  const offered = destination ? mobileNetworksOf(destination) : undefined;
  const isOffered = (network: MobileNetwork) => !offered || offered.includes(network);
  const readings = served.map(({ meaning }) => meaning.networks.filter(isOffered));
  const candidates = (readings[0] ?? []).filter((network) => readings.every((reading) => reading.includes(network)));
  const exact = walletIn(candidates, destination);
  return exact
    ? certain('network', exact, span)
    : ambiguous('network', candidates.length > 0 ? candidates : [...new Set(readings.flat())], {
        text: parsed.text,
        span,
      });
}

/** M-Pesa is Safaricom's in Kenya and Vodacom's in Tanzania, where the list has both (D-61). */
function walletIn(candidates: readonly MobileNetwork[], destination: DeliveryCountryCode | undefined) {
  const [only, ...others] = candidates;
  if (others.length === 0) return only;
  return destination === 'TZ' && candidates.includes('vodafone') ? 'vodafone' : undefined;
}
