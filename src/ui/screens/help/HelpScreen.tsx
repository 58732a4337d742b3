import { Suspense } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { User } from '#contract/account/account.ts';
import type { Language } from '#contract/protocol/language.ts';
import { cardLimits } from '#domain/payment/paymentOptions.ts';
import type { Faq } from '#src/content/faq.ts';
import { figures } from '#src/content/figures.ts';
import { languageOf } from '#src/locales/locale.ts';
import type { MakeComplaintActor } from '#src/machines/help/make-complaint/makeComplaintMachine.ts';
import { DemonstrationNote } from '../../controls/DemonstrationNote.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { Skeleton } from '../../controls/Skeleton.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import { useFormats } from '../../formats/useFormats.ts';
import { PageHeading } from '../../layouts/PageHeading.tsx';
import { ClosingNotice } from './ClosingNotice.tsx';
import { ComplaintSection } from './ComplaintSection.tsx';
import { Contacts } from './Contacts.tsx';
import { Questions, Topics } from './FaqSection.tsx';
import styles from './help.module.css';
import { ManageAccount } from './ManageAccount.tsx';

type HelpScreenProps = {
  readonly faq: Promise<Faq>;
  readonly complaint: MakeComplaintActor;
  /** What they write about, as it is shown. */
  readonly reference: string | undefined;
  /** Who writes, where they are signed in. */
  readonly user?: User | undefined;
  /** They want their account closed. */
  readonly isAboutClosing?: boolean;
};

/** Answers first, then how to reach a person, with the transfer it is about, and how to complain (BIZ-07). */
export function HelpScreen({ faq, complaint, reference, user, isAboutClosing = false }: HelpScreenProps) {
  const { t, i18n } = useTranslation();
  const language: Language = languageOf(i18n);
  return (
    <div className={styles.page}>
      <PageHeading title={t('help.title')} lead={t('help.lead', { time: figures.helpReply[language] })} />
      {reference && (
        <Notice tone="info" icon="list" title={t('help.aboutTransfer')}>
          <Trans i18nKey="help.mention" values={{ reference }} components={{ strong: <strong /> }} />
        </Notice>
      )}
      {isAboutClosing && <ClosingNotice user={user} />}
      <div className={styles.columns}>
        <Suspense fallback={<Skeleton size="card" />}>
          <Topics faq={faq} />
        </Suspense>
        <div className={styles.rest}>
          <Suspense fallback={<Skeleton size="card" count={3} />}>
            <Questions faq={faq} />
          </Suspense>
          {user && (
            <p>
              <TextLink to="/dashboard#open" isRoomy>
                {t('open.guide.page')}
              </TextLink>
            </p>
          )}
          <ManageAccount />
          <Facts language={language} />
          <Contacts reference={reference} />
          <ComplaintSection actor={complaint} user={user} reference={reference} />
        </div>
      </div>
    </div>
  );
}

/** What people mostly want to know: when something is slow, and with what they can pay (PUB-27, PUB-28, PAY-17). */
const facts = {
  cancellation: 'cancellation',
  refund: 'bankRefund',
  cardRefund: 'cardRefund',
  late: 'askAfter',
} as const;
const factNames = ['cancellation', 'refund', 'cardRefund', 'late'] as const satisfies readonly (keyof typeof facts)[];

function Facts({ language }: { readonly language: Language }) {
  const { t } = useTranslation();
  const { list } = useFormats();
  return (
    <section className={styles.facts} aria-labelledby="good-to-know">
      <h2 id="good-to-know">{t('help.goodToKnow')}</h2>
      <dl>
        {factNames.map((name) => (
          <div key={name}>
            <dt>{t(`help.facts.${name}`)}</dt>
            <dd>{figures[facts[name]][language]}</dd>
          </div>
        ))}
      </dl>
      <p>{t('help.facts.cards', { currencies: list(Object.keys(cardLimits)) })}</p>
      <DemonstrationNote>
        <Notice tone="warning">{t('help.demo')}</Notice>
      </DemonstrationNote>
    </section>
  );
}
