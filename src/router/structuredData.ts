import type { Language } from '#contract/protocol/language.ts';
import { originSlot } from '#contract/site/site.ts';
import { operator } from '#domain/operator.ts';
import type { HeadName } from '#src/app/page/pageHeads.ts';
import { faqIn } from '#src/content/faq.ts';

/** A page's facts as search engines read them (schema.org): the questions of the help, the company on its front door. */
export async function structuredData(page: HeadName, language: Language): Promise<string> {
  if (page === 'help') return asScript(await questions(language));
  return page.startsWith('landing') ? asScript(company()) : '';
}

async function questions(language: Language): Promise<object> {
  const { entries } = await faqIn(language);
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
    })),
  };
}

const company = (): object => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: operator.name,
  legalName: operator.legalEntity,
  url: `${originSlot}/`,
  logo: `${originSlot}/og-en.png`,
  sameAs: operator.social.map(({ link }) => link),
  address: operator.address,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: operator.email,
    telephone: operator.phone,
    availableLanguage: ['English', 'French'],
  },
});

/** A block of data, which no content policy need allow: it never runs. */
const asScript = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
