import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { countryName } from '#domain/reference/countries.ts';
import { failureText } from '#src/locales/failureText.ts';
import { answered } from '#src/machines/answered.ts';
import type { SendMoneyActor } from '#src/machines/send-money/sendMoneyMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { GoOn } from './GoOn.tsx';
import { QuoteAside } from './QuoteAside.tsx';
import { RecipientBook } from './RecipientBook.tsx';
import { SendPage } from './SendPage.tsx';
import { useAccent } from './useAccent.ts';
import { useFormats } from './useFormats.ts';
import { useIsWorking } from './useIsWorking.ts';

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
      aside={<QuoteAside actor={actor} />}
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
      />
    </SendPage>
  );
}
