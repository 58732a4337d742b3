import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '#contract/protocol/failure.ts';
import { localeOf } from '#contract/protocol/language.ts';
import { type PriceField, priceFields, pricePage, pricePath } from '#contract/site/site.ts';
import { startDraft } from '#domain/quote/draft.ts';
import type { ComparePrice } from '../competitors/comparePrice.ts';
import type { PriceAsked, VisitorPrice } from '../quote/visitorPrice.ts';
import { fillServices } from './comparisonSlots.ts';
import { fillReadings, fillSlots, markChosen, type PriceTold, priceFacts } from './priceFacts.ts';
import type { OpenSite } from './site.ts';
import { visitLanguage } from './visit.ts';

export type PriceFor = (asked: PriceAsked) => Promise<VisitorPrice>;

export type Pricing = { readonly priceFor: PriceFor; readonly compare: ComparePrice };

type PricePage = Pricing & { readonly site: OpenSite };

/** The calculator for who runs no script: the form with its answer, or with the reason why there is none. */
export function addPricePage(app: FastifyInstance, { site, ...pricing }: PricePage): void {
  const errorHandler = (error: HttpFailure, request: FastifyRequest, reply: FastifyReply) => {
    const isTooMany = error.statusCode === 429;
    if (!isTooMany) request.log.error({ name: error.name, stack: error.stack }, 'unexpected failure');
    const failure: Failure = isTooMany
      ? { code: 'tooManyRequests', details: { params: { seconds: String(reply.getHeader('retry-after') ?? 60) } } }
      : { code: 'unexpected', details: {} };
    return send({ request, reply: reply.code(isTooMany ? 429 : 200) }, { site, told: { kind: 'refused', failure } });
  };
  app.get(pricePath, { errorHandler }, async (request, reply) => {
    const typed = typedIn(request);
    const told: PriceTold = isAsked(request)
      ? await answerTo({ ...typed, locale: localeOf[visitLanguage(request)] }, pricing)
      : { kind: 'none' };
    return send({ request, reply }, { site, told });
  });
}

/** A price stands beside what others deliver, where that is known. */
async function answerTo(asked: PriceAsked, { priceFor, compare }: Pricing): Promise<PriceTold> {
  const answer = await priceFor(asked);
  if (answer.kind !== 'quoted') return answer;
  const services = await compare(answer.price);
  return services ? { ...answer, kind: 'compared', services } : answer;
}

type HttpFailure = Error & { readonly statusCode?: number };
type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

function send({ request, reply }: Exchange, { site, told }: { readonly site: OpenSite; readonly told: PriceTold }) {
  const language = visitLanguage(request);
  const typed = typedIn(request);
  const page = site.page(pricePage(told.kind), language);
  const wording = { language, words: site.described.priceWords[language] };
  const facts = priceFacts(told, wording, new Date());
  const lines = told.kind === 'compared' ? fillServices(page.html, told.services, wording) : page.html;
  const asked = told.kind === 'amountAsked' ? fillReadings(lines, told.readings, { language, typed }) : lines;
  const html = fillSlots(asked, {
    ...typed,
    amountInAddress: encodeURIComponent(typed.payinAmount),
    ...facts,
  });
  reply
    .header('content-security-policy', page.contentPolicy)
    .header('content-language', language)
    .header('vary', 'Accept-Language, Cookie')
    .header('cache-control', 'no-store');
  const chosen = priceFields.filter((field) => field !== 'payinAmount').map((field) => typed[field]);
  return reply.type('text/html; charset=utf-8').send(markChosen(html, chosen));
}

/** What the form begins with. */
const usual = startDraft();

/** The most of what was typed that is written back. */
const longestTyped = 40;

const isAsked = ({ query }: FastifyRequest): boolean => 'payinAmount' in Object(query);

/** Fields of the address. One that is there twice, or is no word where a word is asked for, is as if it were not. */
function typedIn(request: FastifyRequest): Record<PriceField, string> {
  const query: Record<string, unknown> = { ...Object(request.query) };
  const text = (field: PriceField): string => {
    const value = query[field];
    return typeof value === 'string' ? value.trim().slice(0, longestTyped) : '';
  };
  const word = (field: PriceField): string => (/^\w*$/.test(text(field)) ? text(field) : '');
  return {
    payinAmount: text('payinAmount'),
    payinCurrency: word('payinCurrency') || usual.payinCurrency,
    payoutCurrency: word('payoutCurrency') || usual.payoutCurrency,
    transferMethod: word('transferMethod'),
  };
}
