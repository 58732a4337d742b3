import type { TFunction } from 'i18next';
import { operator } from '#domain/operator.ts';
import { isDemonstration } from '#src/locales/demonstration.ts';

/** Who stands behind a document, and that a demonstration is one (D-16, D-112); each fits a line of a narrow page. */
export const footerWords = (t: TFunction, saysDemonstration = isDemonstration()): readonly string[] => [
  t('documents.footer.company', {
    entity: operator.legalEntity,
    number: operator.companyNumber,
    address: operator.address,
  }),
  t('documents.footer.registered', { canada: operator.canadianRegistration }),
  [t('documents.footer.contact', { email: operator.email }), saysDemonstration ? t('documents.footer.demo') : '']
    .filter(Boolean)
    .join(' · '),
];
