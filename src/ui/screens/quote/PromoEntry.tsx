import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#contract/protocol/failure.ts';
import { failureText } from '#src/locales/failureText.ts';
import type { PriceQuoteActor } from '#src/machines/quote/price-quote/priceQuoteMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { Form } from '../../controls/Form.tsx';
import { Icon } from '../../controls/Icon.tsx';
import { LiveRegion } from '../../controls/LiveRegion.tsx';
import { TextField } from '../../controls/TextField.tsx';
import styles from '../../flows/send.module.css';
import { PromoRemedy } from './PromoRemedy.tsx';

/** A promotion's code: asked for, being looked up, counting, or refused with the reason (PRO-02…10). */
export function PromoEntry({ actor }: { readonly actor: PriceQuoteActor }) {
  const { t } = useTranslation();
  const accepted = useSelector(actor, ({ context }) => context.draft.promo);
  if (!accepted) return <PromoForm actor={actor} />;
  return (
    <div className={styles.promo}>
      <p className={styles.promoCode}>
        <Icon name="gift" />
        <span>{t('send.promo.applied', { code: accepted.code })}</span>
      </p>
      <Button variant="quiet" size="small" onPress={() => actor.send({ type: 'promo.removed' })}>
        {t('send.promo.remove')}
      </Button>
      <PromoProblem actor={actor} />
      <LiveRegion text={t('send.promo.applied', { code: accepted.code })} />
    </div>
  );
}

function PromoForm({ actor }: { readonly actor: PriceQuoteActor }) {
  const { t } = useTranslation();
  const words = useTranslation();
  const waitingCode = useSelector(actor, ({ context }) => context.promoCode);
  const failure = useSelector(actor, ({ context }) => context.promoFailure);
  const isChecking = useSelector(actor, (snapshot) => snapshot.matches({ calculating: 'checkingPromo' }));
  const [code, setCode] = useState(waitingCode ?? '');
  const [isMissing, setMissing] = useState(false);

  function apply() {
    const typed = code.trim();
    setMissing(typed === '');
    if (typed !== '') actor.send({ type: 'promo.entered', code: typed });
  }

  const error = isMissing ? t('send.promo.missing') : failure && promoText(words, failure);
  return (
    <Form onSubmit={apply} label={t('send.promo.label')}>
      <div className={styles.promoForm}>
        <TextField
          name="promoCode"
          label={t('send.promo.label')}
          autoComplete="off"
          spellCheck="false"
          maxLength={40}
          value={code}
          onChange={setCode}
          error={error}
          hint={waitingCode !== undefined && !isChecking ? t('send.promo.waitsForAmount') : undefined}
        />
        <Button type="submit" variant="secondary" isPending={isChecking}>
          {t('send.promo.apply')}
        </Button>
      </div>
      <PromoRemedy actor={actor} failure={failure} code={code.trim()} />
    </Form>
  );
}

/** An accepted promotion that does not count for the amount as it is typed now (PRO-04). */
function PromoProblem({ actor }: { readonly actor: PriceQuoteActor }) {
  const words = useTranslation();
  const failure = useSelector(actor, ({ context }) => context.promoFailure);
  return failure ? (
    <div className={styles.promoProblem}>
      <p role="status">{promoText(words, failure)}</p>
      <PromoRemedy actor={actor} failure={failure} />
    </div>
  ) : null;
}

type Words = Parameters<typeof failureText>[0];

/** PRO-10: what nobody can explain is told as the spec tells it for promotions. */
const promoText = (words: Words, failure: Failure): string =>
  failure.code === 'unexpected' ? words.t('send.promo.unexplained') : failureText(words, failure);
