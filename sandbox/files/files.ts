import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { queryOf } from '../web/language.ts';
import { carriesKey } from '../web/secretText.ts';
import { parseBody } from '../web/siteServer.ts';
import { breakLines } from './breakLines.ts';
import { bankLines, csvOf, dayOf, type StatementLine } from './statementLine.ts';

/** Where companies put what their daily files say. */
export type Files = {
  /** `kind` says whether its money reaches our bank, or leaves our float. */
  readonly register: (source: Source) => void;
  /** Makes so many lines of a company's file wrong from now on; none makes it right again. */
  readonly spoil: (order: z.infer<typeof fileOrder>) => void;
  /** Whether the bank's statement has the day already that is not over, so that it can be closed by hand. */
  readonly closeToday: (closes: boolean) => void;
  readonly standing: () => {
    readonly companies: readonly string[];
    readonly wrong: readonly { readonly company: string; readonly count: number }[];
    readonly closesToday: boolean;
  };
};

type Source = {
  readonly company: string;
  readonly kind: 'payIn' | 'payout';
  readonly lines: () => readonly StatementLine[];
};

/** The same seed makes the same lines wrong. */
export const fileOrder = z.strictObject({
  company: z.string(),
  seed: z.int().min(0).default(1),
  count: z.int().min(0).max(1000).default(1),
});
const closing = z.strictObject({ closesToday: z.boolean() });

/** Daily files under /files: settlement, bank and partner, wrong where that was ordered. */
export function addFiles(site: FastifyInstance, { apiKey }: { readonly apiKey: string }): Files {
  const sources: Source[] = [];
  const wrong = new Map<string, z.infer<typeof fileOrder>>();
  let closesToday = false;
  const spoil: Files['spoil'] = (order) => void wrong.set(order.company, order);
  const closeToday = (closes: boolean) => {
    closesToday = closes;
  };

  function linesOf(company: string): readonly StatementLine[] | undefined {
    if (company !== 'bank') return sources.find((source) => source.company === company)?.lines();
    const today = dayOf(new Date().toISOString());
    const before = closesToday ? '9999-12-31' : today;
    return sources
      .filter(({ kind }) => kind === 'payIn')
      .flatMap((source) => bankLines(source.company, source.lines(), before));
  }

  site.get<{ Params: { company: string } }>('/files/:company', (request, reply) => {
    if (!carriesKey(request, apiKey)) return reply.code(401).send({ error: { code: 'keyInvalid' } });
    const company = request.params.company.replace(/\.csv$/, '');
    const lines = linesOf(company);
    if (!lines) return reply.code(404).send({ error: { code: 'companyUnknown' } });
    const { from = '', to = '9999-12-31' } = Object.fromEntries(queryOf(request));
    const wanted = lines.filter(({ date }) => date >= from && date <= to);
    const broken = breakLines(wanted, wrong.get(company) ?? { seed: 1, count: 0 });
    return reply.header('content-type', 'text/csv; charset=utf-8').send(csvOf(broken.lines));
  });

  site.post('/files/breaks', async (request, reply) => {
    const asked = parseBody(fileOrder, request);
    if (!asked.success)
      return reply.code(400).send({ error: { code: 'requestInvalid', message: asked.error.message } });
    spoil(asked.data);
    return reply.code(201).send({ breaks: Object.fromEntries(wrong) });
  });

  site.post('/files/closing', async (request, reply) => {
    const asked = parseBody(closing, request);
    if (!asked.success)
      return reply.code(400).send({ error: { code: 'requestInvalid', message: asked.error.message } });
    closeToday(asked.data.closesToday);
    return reply.code(204).send();
  });

  return {
    register: (source) => void sources.push(source),
    spoil,
    closeToday,
    standing: () => ({
      companies: [...sources.map(({ company }) => company), 'bank'],
      wrong: [...wrong.values()].filter(({ count }) => count > 0),
      closesToday,
    }),
  };
}
