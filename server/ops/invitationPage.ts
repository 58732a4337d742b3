import { escapeHtml } from '#contract/protocol/escapeHtml.ts';
import type { Language } from '#contract/protocol/language.ts';
import type { Db } from '../database/open.ts';
import type { DocumentRoute, Shown } from '../http/document.ts';
import type { Allowance, AttemptLimiter } from '../http/rateLimiter.ts';
import { smallPage } from '../http/smallPage.ts';
import type { Visitor } from '../security/visitor.ts';
import { findInvitation, invitationPath, redeemInvitation } from './invitations.ts';
import { invitationTexts } from './invitationTexts.ts';

/** Links one visitor may try an hour. */
const triesAllowed: Allowance = { limit: 30, windowSeconds: 3_600 };

type Dependencies = { readonly db: Db; readonly limiter: AttemptLimiter };

/**
 * Gives a new operator their secret, without any script. Opening the link uses nothing up, because programs that look
 * through mail open links too; the button does.
 */
export function invitationPage({ db, limiter }: Dependencies): DocumentRoute {
  const isLimited = (visitor: Visitor) => limiter.takeFrom(visitor, 'operator-invitation', triesAllowed);
  return {
    path: invitationPath,
    async handle({ query, language, visitor }) {
      if (await isLimited(visitor)) return later(language);
      const { token: given } = query;
      const token = typeof given === 'string' ? given : '';
      const name = await findInvitation(db, token);
      if (name === undefined) return gone(language);
      const words = invitationTexts[language];
      return smallPage(language, {
        title: words.title,
        body: `<p>${words.forWhom(`<strong>${escapeHtml(name)}</strong>`)}</p>
<p>${words.ready}</p>
<form method="post" action="${invitationPath}?lang=${language}">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<button>${words.show}</button>
</form>`,
      });
    },
    async take({ field, language, visitor }) {
      if (await isLimited(visitor)) return later(language);
      const redeemed = await redeemInvitation(db, field('token'));
      if (!redeemed) return gone(language);
      const words = invitationTexts[language];
      return smallPage(language, {
        title: words.shownTitle,
        body: `<p>${words.once(`<strong>${escapeHtml(redeemed.name)}</strong>`)}</p>
<p class="secret"><span>${words.label}</span><code>${escapeHtml(redeemed.secret)}</code></p>
<p>${words.own}</p>
<p>${words.firstDay}</p>`,
      });
    },
  };
}

const gone = (language: Language): Shown => {
  const { goneTitle: title, gone: text, notYou } = invitationTexts[language];
  return smallPage(language, { title, body: `<p>${text}</p>\n<p>${notYou}</p>`, status: 404 });
};

const later = (language: Language): Shown => {
  const { laterTitle: title, later: text } = invitationTexts[language];
  return smallPage(language, { title, body: `<p>${text}</p>`, status: 429 });
};
