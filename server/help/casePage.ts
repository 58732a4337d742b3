import { sql } from 'kysely';
import { escapeHtml } from '#contract/protocol/escapeHtml.ts';
import type { Language } from '#contract/protocol/language.ts';
import { complaintClock, complaintStanding } from '#domain/complaint/complaintClock.ts';
import type { Db } from '../database/open.ts';
import type { DocumentRoute, Shown } from '../http/document.ts';
import type { Allowance, AttemptLimiter } from '../http/rateLimiter.ts';
import { smallPage } from '../http/smallPage.ts';
import type { Keyring } from '../keys/keyring.ts';
import { macs } from '../keys/macs.ts';
import { formatDay } from '../messages/formatDay.ts';
import { caseTexts } from './caseTexts.ts';

const casePath = '/complaint/case';

/** Links one visitor may open an hour; nobody finds 256 bits by trying. */
const casesAllowed: Allowance = { limit: 60, windowSeconds: 3_600 };

/** Links in e-mails to how a complaint stands, for whoever has no account; each opens one case. */
export function caseLinks({ keys, baseUrl }: { readonly keys: Keyring; readonly baseUrl: string }) {
  const marks = macs(keys, 'complaint-case-v1');
  return {
    linkFor: (number: string) => `${baseUrl}${casePath}?token=${number}.${marks.of(number)}`,

    /** Whose number it is; undefined for a link nobody was sent. */
    numberOf(token: string): string | undefined {
      const [, number = '', mac = ''] = /^(CASE-[2-9A-Z]{8})\.([\w-]{43})$/.exec(token) ?? [];
      return marks.isOf({ text: number, mac }) ? number : undefined;
    },
  };
}

type Dependencies = {
  readonly db: Db;
  readonly limiter: AttemptLimiter;
  readonly numberOf: (token: string) => string | undefined;
};

type CaseRow = {
  readonly received: number;
  readonly answered: number | null;
  readonly answer: string | null;
  readonly now: number;
};

/** How a complaint stands, without scripts or signing in; once it is late, the way to the ombudsman by itself (peers 35). */
export const casePage = ({ db, limiter, numberOf }: Dependencies): DocumentRoute => ({
  path: casePath,
  async handle({ query: { token: given }, language, visitor }) {
    const texts = caseTexts[language];
    if (await limiter.takeFrom(visitor, 'complaintCase', casesAllowed)) {
      return page(language, texts.later.title, [texts.later.text], 429);
    }
    const number = typeof given === 'string' ? numberOf(given) : undefined;
    const found = number === undefined ? undefined : await readCase(db, number);
    if (number === undefined || !found) return page(language, texts.gone.title, [texts.gone.text], 404);
    return page(language, texts.title(number), sentencesOf(found, language));
  },
});

async function readCase(db: Db, number: string): Promise<CaseRow | undefined> {
  const found = await sql<CaseRow>`select floor(extract(epoch from received_at))::int as received,
      floor(extract(epoch from answered_at))::int as answered, answer, floor(extract(epoch from now()))::int as now
    from complaint where case_number = ${number}`.execute(db);
  return found.rows[0];
}

function sentencesOf({ received, answered, answer, now }: CaseRow, language: Language): readonly string[] {
  const texts = caseTexts[language];
  const { replyBy, answerBy, ombudsmanUntil } = complaintClock(received);
  const until = formatDay(ombudsmanUntil);
  const standing = complaintStanding({ answeredAt: answered ?? undefined, answerBy, now });
  if (standing === 'answered') {
    return [texts.answered(formatDay(answered ?? now)), ...(answer ?? '').split(/\n+/), texts.ombudsman(until)];
  }
  const sent = texts.received(formatDay(received));
  if (standing === 'overdue') return [sent, texts.overdue(formatDay(answerBy)), texts.ombudsman(until)];
  return [sent, texts.open({ reply: formatDay(replyBy), answer: formatDay(answerBy) }), texts.ombudsman(until)];
}

const page = (language: Language, title: string, paragraphs: readonly string[], status = 200): Shown =>
  smallPage(language, {
    title: escapeHtml(title),
    body: paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n'),
    status,
  });
