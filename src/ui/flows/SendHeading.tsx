import { useTranslation } from 'react-i18next';
import { type Step, StepHeader } from '../controls/StepHeader.tsx';
import { PageHeading, type PageHeadingProps } from '../layouts/PageHeading.tsx';

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

export type SendHeadingProps = PageHeadingProps & { readonly step: FlowStep };

/** Where the sender is, and what this page is for. */
export function SendHeading({ step, ...heading }: SendHeadingProps) {
  const { t } = useTranslation();
  return (
    <>
      <StepHeader label={t('send.steps.label')} steps={useSteps(step)} />
      <PageHeading {...heading} />
    </>
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
