import { useSelector } from '@xstate/react';
import { type ComponentType, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  checkPart,
  draftFrom,
  type RegistrationDraft,
  typedDetails,
  typedText,
} from '#src/machines/account/sign-up/registrationDraft.ts';
import {
  isBefore,
  partOf,
  type RegistrationPart,
  registrationParts,
} from '#src/machines/account/sign-up/registrationParts.ts';
import type { SignUpActor } from '#src/machines/account/sign-up/signUpMachine.ts';
import { today } from '#src/ui/flows/today.ts';
import { Button } from '../../controls/Button.tsx';
import { Form } from '../../controls/Form.tsx';
import { StepHeader } from '../../controls/StepHeader.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import { FailureNotice } from '../../flows/FailureNotice.tsx';
import { useTypedForm } from '../../flows/typedForms.ts';
import { useRefusals } from '../../flows/useRefusals.ts';
import { AuthHeading } from './AuthHeading.tsx';
import styles from './auth.module.css';
import { ConsentSection } from './ConsentSection.tsx';
import { ContactSection } from './ContactSection.tsx';
import { PersonalSection } from './PersonalSection.tsx';
import type { RegistrationSectionProps } from './registrationSection.ts';
import { registrationTexts, summaryTexts } from './registrationTexts.ts';

type SignUpScreenProps = { readonly actor: SignUpActor; readonly part: RegistrationPart };

const sections: Record<RegistrationPart, ComponentType<RegistrationSectionProps>> = {
  aboutYou: PersonalSection,
  contact: ContactSection,
  consent: ConsentSection,
};

/** Creating an account, part by part (AUT-25). Whatever is refused, by us or by the server, everything typed stays. */
export function SignUpScreen({ actor, part }: SignUpScreenProps) {
  const words = useTranslation();
  const { t } = words;
  const isRegistering = useSelector(actor, (snapshot) => snapshot.matches('registeringAccount'));
  const { draft, change } = useDraft(actor);
  const { problems, errorOf, refuse, failure } = usePartRefusals(actor, part);
  const summary = useMemo(() => summaryTexts(words, problems), [problems, words]);
  const Section = sections[part];
  const before = registrationParts[registrationParts.indexOf(part) - 1];

  function goOn() {
    const checked = checkPart[part](draft, today());
    refuse(checked.ok ? [] : registrationTexts(words, checked.problems, draft.countryCode));
    if (checked.ok) actor.send(checked.value);
  }

  return (
    <div className={styles.page}>
      <PartHeading part={part} hasErrors={problems.length > 0} />
      <Form onSubmit={goOn} problems={summary} label={t('auth.signUp.title')}>
        <Section draft={draft} change={change} errorOf={errorOf} />
        {problems.length === 0 && <FailureNotice failure={failure} />}
        <div className={styles.actions}>
          <Button type="submit" isWide isPending={isRegistering}>
            {t(part === 'consent' ? 'common.signUp' : 'common.continue')}
          </Button>
          {before && (
            <Button
              variant="quiet"
              isWide
              isDisabled={isRegistering}
              onPress={() => actor.send({ type: 'part.reopened', part: before })}
            >
              {t('common.back')}
            </Button>
          )}
        </div>
      </Form>
      <p className={styles.aside}>
        {t('auth.welcome.haveAccount')}
        <TextLink to="/sign-in" isRoomy>
          {t('common.signIn')}
        </TextLink>
      </p>
    </div>
  );
}

/** Where in the registration this is: drawn, and read out with the heading (AUT-25). */
function PartHeading({ part, hasErrors }: { readonly part: RegistrationPart; readonly hasErrors: boolean }) {
  const { t } = useTranslation();
  const place = t('auth.signUp.place', {
    part: registrationParts.indexOf(part) + 1,
    parts: registrationParts.length,
  });
  const title = t(`auth.signUp.${part}.title`);
  return (
    <>
      <StepHeader
        label={t('auth.signUp.title')}
        steps={registrationParts.map((id) => ({
          id,
          label: t(`auth.signUp.${id}.label`),
          state: id === part ? 'inProgress' : isBefore(id, part) ? 'completed' : 'waiting',
        }))}
      />
      <AuthHeading
        title={`${title} · ${place}`}
        drawn={
          <>
            <span className={styles.place}>{place}</span> {title}
          </>
        }
        lead={t(`auth.signUp.${part}.lead`)}
        hasErrors={hasErrors}
        leavesFocus={hasErrors}
      />
    </>
  );
}

/** All three parts, as they are being filled in. */
function useDraft(actor: SignUpActor) {
  const { typed, keep } = useTypedForm('registration', actor);
  const [draft, setDraft] = useState(() => {
    const { referralCode, aboutYou, contact, consent } = actor.getSnapshot().context;
    return draftFrom({ referralCode, ...aboutYou, ...contact, ...consent, ...typedDetails(typed) });
  });
  return {
    draft,
    change(change: Partial<RegistrationDraft>) {
      setDraft((earlier) => ({ ...earlier, ...change }));
      keep(typedText(change));
    },
  };
}

/** What is wrong with this part: found by the page itself, or answered by the server. */
function usePartRefusals(actor: SignUpActor, part: RegistrationPart) {
  const { t, i18n } = useTranslation();
  const failure = useSelector(actor, ({ context }) => context.failure);
  const country = useSelector(actor, ({ context }) => context.contact?.countryCode ?? 'GB');
  const answered = useMemo(() => {
    const here = (failure?.details.fields ?? []).filter(({ field }) => partOf(field) === part);
    return registrationTexts({ t, i18n }, here, country);
  }, [failure, part, country, t, i18n]);
  return { ...useRefusals(answered), failure };
}
