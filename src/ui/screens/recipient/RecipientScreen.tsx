import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { countryName } from '#domain/reference/countries.ts';
import { failureText } from '#src/locales/failureText.ts';
import { answered } from '#src/machines/answered.ts';
import type { SendMoneyActor } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { GoOn } from '../../flows/GoOn.tsx';
import { SendPage } from '../../flows/SendPage.tsx';
import { useIsWorking } from '../../flows/useIsWorking.ts';
import { useAccent } from '../../formats/useAccent.ts';
import { useFormats } from '../../formats/useFormats.ts';
import { QuoteSummary } from '../quote/QuoteSummary.tsx';
import { RecipientBook } from './RecipientBook.tsx';

/** Who gets it (RCP-02, RCP-06). */
export function RecipientScreen({ actor }: { readonly actor: SendMoneyActor }) {
  const words = useTranslation();
  const { t } = words;
  const { locale } = useFormats();
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { draft, recipientId, failure } = context;
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches({ preparing: 'askingRecipient' }));
  const isWorking = useIsWorking(actor);
  const country = draft.toReceive.countryCode;
  useAccent(country);
  return (
    <SendPage
      step="recipient"
      title={t('recipient.title')}
      lead={t('recipient.lead', {
        method: t(`methods.${draft.transferMethod}`),
        country: countryName(country, locale),
      })}
      aside={<QuoteSummary actor={actor} />}
      goOn={
        <GoOn>
          <Button
            isWide
            isDisabled={recipientId === undefined}
            isPending={isWorking}
            onPress={() => actor.send({ type: 'recipient.confirmed' })}
          >
            {t('common.continue')}
          </Button>
        </GoOn>
      }
    >
      {isAsking && failure && (
        <Notice tone="danger" isLive>
          {failureText(words, failure)}
        </Notice>
      )}
      <RecipientBook
        userId={answered(context, 'userId')}
        place={{ countryCode: country, method: draft.transferMethod }}
        chosenId={recipientId}
        onChoose={(id) => actor.send({ type: 'recipient.chosen', recipientId: id })}
        onDeleted={(id) => actor.send({ type: 'recipient.deleted', recipientId: id })}
        onAdd={() => actor.send({ type: 'newRecipient.chosen' })}
        isWorking={isWorking}
      />
    </SendPage>
  );
}
