import type { FormEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { countryName } from '#domain/reference/countries.ts';
import { payoutCountryCodes } from '#domain/reference/countryCodes.ts';
import { progressAtFirst } from '#src/dialogue/stages.ts';
import { buttonClass } from '../../controls/buttonVariants.ts';
import { classNames } from '../../controls/classNames.ts';
import disclosure from '../../controls/Disclosure.module.css';
import field from '../../controls/Field.module.css';
import { Icon } from '../../controls/Icon.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import { useHydrated } from '../../controls/useHydrated.ts';
import { useAccent } from '../../formats/useAccent.ts';
import { useFormats } from '../../formats/useFormats.ts';
import answers from './answers.module.css';
import dock from './dock.module.css';
import type { FirstWords } from './firstWords.ts';
import { GuideMark } from './GuideMark.tsx';
import styles from './guide.module.css';
import { ProgressLine } from './ProgressLine.tsx';
import thread from './thread.module.css';

type FirstGuideScreenProps = {
  readonly box: RefObject<HTMLInputElement | null>;
  /** Answered; what comes next is on its way. */
  readonly said: FirstWords | undefined;
  readonly onSay: (words: FirstWords) => void;
};

/** What the guide asks a visitor first, as GuideScreen has it, before the guide itself is there. */
export function FirstGuideScreen({ box, said, onSay }: FirstGuideScreenProps) {
  const { t } = useTranslation();
  useAccent('CM');
  return (
    <div className={styles.main}>
      <section aria-label={t('guide.history')} className={thread.history}>
        <ol className={thread.thread} />
      </section>
      <div className={styles.now}>
        <div className={dock.dock}>
          <FirstComposer box={box} said={said} onSay={onSay} />
          <FirstAnswers said={said} onSay={onSay} />
          <FirstRepairs />
        </div>
      </div>
    </div>
  );
}

/** Its text is never sent by the browser itself: it would stand in the address. */
function FirstComposer({ box, said, onSay }: FirstGuideScreenProps) {
  const { t } = useTranslation();
  const isLive = useHydrated();
  const isSent = said?.isSent === true;
  function send(event: FormEvent) {
    event.preventDefault();
    const text = box.current?.value ?? '';
    if (!said) onSay({ text, isSent: true });
  }
  return (
    <form onSubmit={send} className={dock.composer} autoComplete="off">
      <div className={classNames(field.field, dock.asking)}>
        <div className={dock.asked}>
          <GuideMark className={dock.byGuide} />
          <label htmlFor="first-answer" className={dock.question}>
            {t('guide.ask.destination.prompt')}
          </label>
        </div>
        <div className={dock.foot}>
          <div className={classNames(field.box, dock.box)}>
            <input
              ref={box}
              id="first-answer"
              type="text"
              className={field.input}
              placeholder={t('guide.composerExample.destination')}
              readOnly={isSent}
              aria-busy={isSent}
            />
            <button
              type="submit"
              className={buttonClass({ size: 'small' })}
              tabIndex={-1}
              aria-label={t('guide.send')}
              disabled={!isLive}
            >
              {isSent ? <Spinner /> : <Icon name="arrowRight" />}
            </button>
          </div>
          <noscript>{t('guide.noScript')}</noscript>
          <ProgressLine progress={progressAtFirst} keepsPlace={false} />
        </div>
      </div>
    </form>
  );
}

/** Pressed before any script is there, an answer goes along in the address, as a link to the guide has it. */
function FirstAnswers({ said, onSay }: Omit<FirstGuideScreenProps, 'box'>) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  return (
    <form method="get" action="/send/guided" onSubmit={(event) => event.preventDefault()}>
      <ul className={answers.options} aria-label={t('guide.ask.destination.prompt')}>
        {payoutCountryCodes.map((country) => (
          <li key={country} className={answers.option}>
            <button
              type="submit"
              name="to"
              value={country}
              className={buttonClass({ variant: 'secondary', isWide: true })}
              aria-pressed={said?.chosen === country || undefined}
              onClick={() => said || onSay({ text: '', chosen: country, isSent: false })}
            >
              <span className={answers.optionWords}>{countryName(country, locale)}</span>
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}

/** What the guide can do at every question comes with it; help and the form are there at once. */
function FirstRepairs() {
  const { t } = useTranslation();
  return (
    <div className={dock.repairs}>
      <details className={disclosure.disclosure}>
        <summary slot="trigger" className={disclosure.trigger}>
          <span>{t('guide.repairs.label')}</span>
          <Icon name="chevronDown" />
        </summary>
        <div className={disclosure.content}>
          <TextLink to="/help" isRoomy>
            {t('guide.helpLink')}
          </TextLink>
        </div>
      </details>
      <span className={dock.speechToCome} />
      <TextLink to="/get-quote" isRoomy>
        {t('guide.repairs.screens')}
      </TextLink>
    </div>
  );
}
