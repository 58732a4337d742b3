import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languages } from '#contract/protocol/language.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { languageReadIn } from '#domain/reference/spokenLanguage.ts';
import type { ShareTransferActor } from '#src/machines/transfer/share-transfer/shareTransferMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { RadioGroup } from '../../controls/RadioGroup.tsx';
import { Switch } from '../../controls/Switch.tsx';
import styles from './share.module.css';

type LinkWishFormProps = { readonly actor: ShareTransferActor; readonly transfer: Transfer };

/** What the page is to say, and in which language; the amount only where its sender turns it on. */
export function LinkWishForm({ actor, transfer }: LinkWishFormProps) {
  const { t } = useTranslation();
  const { link } = useSelector(actor, ({ context }) => context);
  const isMaking = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  const [language, setLanguage] = useState<Language>(link?.language ?? languageReadIn(transfer.destinationCountryCode));
  const [showsAmount, setShowsAmount] = useState(link?.showsAmount ?? false);
  return (
    <>
      <p>{t('share.about', { name: transfer.recipient.firstName })}</p>
      <RadioGroup<Language>
        label={t('share.language')}
        items={languages.map((id) => ({ id, label: t(`common.languageName.${id}`) }))}
        value={language}
        onChange={setLanguage}
      />
      <Switch isSelected={showsAmount} onChange={setShowsAmount} hint={t('share.amountHint')}>
        {t('share.amount')}
      </Switch>
      {link && <p className={styles.hint}>{t('share.replaces')}</p>}
      <Button isWide isPending={isMaking} onPress={() => actor.send({ type: 'link.wished', language, showsAmount })}>
        {t('share.make')}
      </Button>
    </>
  );
}
