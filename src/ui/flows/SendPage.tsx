import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Step, StepHeader } from '../controls/StepHeader.tsx';
import { PageHeading, type PageHeadingProps } from '../layouts/PageHeading.tsx';
import { ContinueInGuide } from './ContinueInGuide.tsx';
import styles from './send.module.css';
import { WorriedLink } from './WorriedLink.tsx';

/** The four steps of sending money (QUO-05). */
const flowSteps = ['getQuote', 'recipient', 'review', 'pay'] as const;
export type FlowStep = (typeof flowSteps)[number];

/** Where a step that is behind may be opened again; a created transfer keeps its amount and recipient. */
const openableFrom: Record<FlowStep, { readonly [step in FlowStep]?: string }> = {
  getQuote: {},
  recipient: { getQuote: '/get-quote' },
  review: {},
  pay: { review: '/review' },
};

export type SendPageProps = PageHeadingProps & {
  readonly step: FlowStep;
  readonly children: ReactNode;
  /** Beside the content on wide screens, under it on narrow ones: the sum. */
  readonly aside?: ReactNode;
  /** The way on, with what it costs; on phones it stays at the bottom of the screen. */
  readonly goOn?: ReactNode;
};

/** One page of sending money: where the sender is, what is asked, and the sum beside it. */
export function SendPage({ step, children, aside, goOn, ...heading }: SendPageProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <StepHeader label={t('send.steps.label')} steps={useSteps(step)} />
      <PageHeading {...heading} />
      <ContinueInGuide isUnderWay={step !== 'getQuote'} />
      <div className={aside ? styles.columns : styles.column}>
        <div className={styles.main}>
          {children}
          {(step === 'review' || step === 'pay') && <WorriedLink />}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
        {goOn && <div className={styles.goOn}>{goOn}</div>}
      </div>
    </div>
  );
}

function useSteps(current: FlowStep): Step[] {
  const { t } = useTranslation();
  const here = flowSteps.indexOf(current);
  return flowSteps.map((id, index) => ({
    id,
    label: t(`send.steps.${id}`),
    state: index < here ? 'completed' : index === here ? 'inProgress' : 'waiting',
    to: openableFrom[current][id],
  }));
}
