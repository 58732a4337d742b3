import { z } from 'zod';
import { payoutMethods } from '#domain/reference/payoutMethods.ts';
import type { Language } from '../protocol/language.ts';

const perLanguage = <Shape extends z.ZodType>(shape: Shape) =>
  z.strictObject({ en: shape, fr: shape } satisfies Record<Language, Shape>);

const perMethod = z.record(z.enum(payoutMethods), z.string());

/** What `site.json` holds, apart from the names and addresses, which the pages need without any of this. */
export const site = z.strictObject({
  /** Written pages that are found, by the address each stands at. */
  pages: z.array(
    z.strictObject({
      name: z.string(),
      path: z.string(),
      isListed: z.boolean(),
      /** Parameters of a query that make it another page, which the browser draws. */
      drawnFor: z.array(z.string()),
      /** As a visitor sees it: the browser draws it for who may be signed in. */
      isForVisitors: z.boolean(),
    }),
  ),
  redirects: z.array(z.strictObject({ from: z.string(), to: z.string() })),
  /** Addresses the browser draws, as patterns: '/transactions/:transferId/receipt'. */
  apps: z.array(z.string()),
  /** Of some of those, a page with the outline of it, for who may be signed in and asks none of these in the query. */
  outlines: z.array(z.strictObject({ pattern: z.string(), name: z.string(), drawnFor: z.array(z.string()) })),
  /** What the browser fetches to draw them, so that it need not find out step by step. */
  scripts: z.array(z.strictObject({ pattern: z.string(), files: perLanguage(z.array(z.string())) })),
  /** Words of the price page that depend on what was asked. */
  priceWords: perLanguage(
    z.strictObject({
      methods: perMethod,
      deliveries: perMethod,
      /** Less than prices are shown from, and enough to be sent. */
      smaller: z.string(),
      /** What a way of paying adds, with the gap {{charge}}, and that none adds any. */
      charges: z.strictObject({ some: z.string(), none: z.string() }),
      /** Who delivers it, with gaps {{letter}}, {{amount}}, {{source}} and {{time}}. */
      services: z.strictObject({
        ours: z.string(),
        other: z.string(),
        most: z.string(),
        less: z.string(),
        source: z.string(),
        ourSource: z.string(),
      }),
      /** Why what was typed is no amount, with gaps {{currency}}, {{characters}} and {{largest}}. */
      typed: z.strictObject({
        negative: z.string(),
        tooManyDecimals: z.string(),
        wholeOnly: z.string(),
        tooLong: z.string(),
      }),
      /** Sentences of refusals, by code, with gaps like {{amount}}. */
      refusals: z.record(z.string(), z.string()),
    }),
  ),
});
export type Site = z.infer<typeof site>;
