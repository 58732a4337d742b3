import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../controls/Button.tsx';
import { ConfirmDialog } from '../../../controls/ConfirmDialog.tsx';
import type { Dictation } from './useDictation.ts';

const storageKey = 'sawa.dictation';
const knowsWhoListens = () => localStorage.getItem(storageKey) === 'known';

/** Listens once it was said who may hear it: many browsers have their maker's servers turn speech into text. */
export function DictateButton({ dictation }: { readonly dictation: Dictation }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { isListening, start, stop } = dictation;
  const press = () => {
    if (isListening) stop();
    else if (knowsWhoListens()) start();
    else setAsking(true);
  };
  return (
    <>
      <IconButton
        icon={isListening ? 'stop' : 'microphone'}
        label={t(isListening ? 'guide.voice.stop' : 'guide.voice.dictate')}
        onPress={press}
      />
      <ConfirmDialog
        title={t('guide.voice.whoListens.title')}
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          localStorage.setItem(storageKey, 'known');
          setAsking(false);
          start();
        }}
        confirmLabel={t('guide.voice.whoListens.yes')}
        cancelLabel={t('guide.voice.whoListens.no')}
      >
        <p>{t('guide.voice.whoListens.text')}</p>
      </ConfirmDialog>
    </>
  );
}
