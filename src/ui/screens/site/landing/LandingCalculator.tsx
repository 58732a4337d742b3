import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { pricePath } from '#contract/site/site.ts';
import type { TransferDraft } from '#domain/quote/draft.ts';
import { amountCharacters } from '#domain/quote/limits.ts';
import { buttonClass } from '../../../controls/buttonVariants.ts';
import { LiveRegion } from '../../../controls/LiveRegion.tsx';
import { Notice } from '../../../controls/Notice.tsx';
import { useAccent } from '../../../formats/useAccent.ts';
import { useFormats } from '../../../formats/useFormats.ts';
import { CountryPattern } from '../../../theme/CountryPattern.tsx';
import { AmountRows } from '../../quote/AmountRows.tsx';
import { DeliveryLine } from '../../quote/DeliveryLine.tsx';
import { CostLine } from './CostLine.tsx';
import { CostRows } from './CostRows.tsx';
import styles from './calculator.module.css';
import type { LandingModel, LandingView } from './landingModel.ts';
import { MethodChoice } from './MethodChoice.tsx';

type LandingCalculatorProps = {
  readonly model: LandingModel;
  readonly onStart: (draft: TransferDraft) => void;
  /** Where nobody may send from at present: the country whose money is sent, or where the reader lives. */
  readonly suspendedIn?: string | undefined;
};

/** What it costs and what arrives, with all of the cost (LAN-02, D-11). Without a script it is a form the server answers. */
export function LandingCalculator({ model, onStart, suspendedIn }: LandingCalculatorProps) {
  const { t, i18n } = useTranslation();
  const { country } = useFormats();
  const form = useRef<HTMLFormElement>(null);
  const [asksForAmount, setAsksForAmount] = useState(false);
  const { view } = model;
  const { draft } = view;
  const problems = useProblems(view, asksForAmount);
  useAccent(draft.toReceive.countryCode);

  function start(event: FormEvent) {
    event.preventDefault();
    setAsksForAmount(!draft.payinActualValue);
    if (draft.payinActualValue && (!view.refusal || view.refusal.goesOn)) onStart(draft);
    else form.current?.querySelector('input')?.focus();
  }

  return (
    <form
      ref={form}
      id="calculator"
      method="get"
      action={'/price' satisfies typeof pricePath}
      className={styles.slip}
      aria-label={t('landing.calculator.label')}
      onSubmit={start}
      noValidate
    >
      <div className={styles.hem}>
        <CountryPattern country={draft.toReceive.countryCode} strength="panel" />
      </div>
      <AmountRows
        draft={draft}
        amounts={{ send: draft.payinActualValue, receive: draft.payoutActualValue }}
        characters={{ send: amountCharacters.landingSend, receive: amountCharacters.landingReceive }}
        note={<LeastText view={view} />}
        problems={problems}
        onEvent={model.send}
      >
        <CostRows view={view} />
      </AmountRows>
      <MethodChoice
        methods={view.methods}
        value={draft.transferMethod}
        onChange={(method) => model.send({ type: 'method.chosen', method })}
      />
      <div className={styles.arrival}>
        <Arrival model={model} general={problems.general} />
      </div>
      <input type="hidden" name="lang" value={i18n.language} />
      {suspendedIn === undefined ? (
        <button type="submit" className={buttonClass({ isWide: true })}>
          {t('landing.start')}
        </button>
      ) : (
        <button type="submit" className={buttonClass({ isWide: true })} disabled data-disabled>
          {t('landing.suspended', { country: country(suspendedIn) })}
        </button>
      )}
      <noscript>
        <p className={styles.note}>{t('landing.noScript')}</p>
      </noscript>
      <CostLine view={view} />
      <Spoken view={view} />
    </form>
  );
}

function LeastText({ view: { least } }: { readonly view: LandingView }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  return t('landing.calculator.from', { least: money(least) });
}

type ArrivalProps = { readonly model: LandingModel; readonly general: string | undefined };

/** When it arrives, or what keeps it from being priced. */
function Arrival({ model: { view, isUnavailable, send }, general }: ArrivalProps) {
  const { t } = useTranslation();
  const { draft } = view;
  if (isUnavailable) {
    return (
      <Notice
        tone="warning"
        isLive
        actions={
          <button
            type="button"
            className={buttonClass({ variant: 'secondary', size: 'small' })}
            onClick={() => send({ type: 'retry.chosen' })}
          >
            {t('common.tryAgain')}
          </button>
        }
      >
        {t('landing.noRate')}
      </Notice>
    );
  }
  if (general) {
    return (
      <Notice tone="warning" isLive>
        {general}
      </Notice>
    );
  }
  return (
    <DeliveryLine
      way={{ method: draft.transferMethod, destinationCountry: draft.toReceive.countryCode }}
      isTimed={false}
    />
  );
}

function Spoken({ view: { sum } }: { readonly view: LandingView }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const text = sum ? t('price.spoken', { theyGet: money(sum.theyGet), total: money(sum.totalToPay) }) : '';
  return <LiveRegion text={text} />;
}

type Problems = { readonly send?: string; readonly receive?: string; readonly general?: string };

function useProblems({ draft, refusal }: LandingView, asksForAmount: boolean): Problems {
  const words = useTranslation();
  if (!draft.payinActualValue) return asksForAmount ? { send: words.t('price.amountMissing') } : {};
  return refusal ? { [refusal.side]: refusal.sentence(words) } : {};
}
