import { escapeHtml } from '#contract/protocol/escapeHtml.ts';
import type { Language } from '#contract/protocol/language.ts';
import type { DocumentRoute, Shown } from '../../http/document.ts';
import type { Allowance, AttemptLimiter } from '../../http/rateLimiter.ts';
import { smallPage } from '../../http/smallPage.ts';
import type { Keyring } from '../../keys/keyring.ts';
import { macs } from '../../keys/macs.ts';
import type { Visitor } from '../../security/visitor.ts';
import type { RateAlertStore } from './rateAlertStore.ts';
import { stopAlertsTexts } from './stopAlertsTexts.ts';

const stopPath = '/alerts/stop';

/** Links one visitor may open an hour; nobody finds 256 bits by trying. */
const stopsAllowed: Allowance = { limit: 60, windowSeconds: 3_600 };

type LinkTools = { readonly keys: Keyring; readonly baseUrl: string };

/** Links in e-mails that stop everything their reader was to be told; whoever has one can do that and nothing else. */
export function stopAlertsLinks({ keys, baseUrl }: LinkTools) {
  const marks = macs(keys, 'rate-alert-stop-v1');
  return {
    linkFor: (userId: string) => `${baseUrl}${stopPath}?token=${userId}.${marks.of(userId)}`,

    /** Whose link it is; undefined for one nobody was sent. */
    ownerOf(token: string): string | undefined {
      const [, userId = '', mac = ''] = /^([\da-f-]{36})\.([\w-]{43})$/.exec(token) ?? [];
      return marks.isOf({ text: userId, mac }) ? userId : undefined;
    },
  };
}

type Dependencies = {
  readonly limiter: AttemptLimiter;
  readonly alerts: Pick<RateAlertStore, 'stopAll'>;
  readonly ownerOf: (token: string) => string | undefined;
};

/** One press, without scripts or signing in. Opening it stops nothing: programs that look through mail open links too. */
export function stopAlertsPage({ limiter, alerts, ownerOf }: Dependencies): DocumentRoute {
  const isLimited = (visitor: Visitor) => limiter.takeFrom(visitor, 'stopAlerts', stopsAllowed);
  return {
    path: stopPath,
    async handle({ query, language, visitor }) {
      const { later, ask } = stopAlertsTexts[language];
      if (await isLimited(visitor)) return page(language, { ...later, status: 429 });
      const { token: given } = query;
      const token = typeof given === 'string' ? given : '';
      if (ownerOf(token) === undefined) return gone(language);
      return page(language, {
        ...ask,
        form: `<form method="post" action="${stopPath}?lang=${language}">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<button>${ask.press}</button>
</form>`,
      });
    },
    async take({ field, language, visitor }) {
      if (await isLimited(visitor)) return page(language, { ...stopAlertsTexts[language].later, status: 429 });
      const userId = ownerOf(field('token'));
      if (userId === undefined) return gone(language);
      await alerts.stopAll(userId);
      return page(language, stopAlertsTexts[language].stopped);
    },
  };
}

const gone = (language: Language): Shown => page(language, { ...stopAlertsTexts[language].gone, status: 404 });

type Told = { readonly title: string; readonly text: string; readonly form?: string; readonly status?: number };

const page = (language: Language, { text, form = '', ...told }: Told): Shown =>
  smallPage(language, { ...told, body: `<p>${text}</p>\n${form}` });
