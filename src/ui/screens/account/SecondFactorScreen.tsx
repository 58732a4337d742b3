import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { completesCode } from '#domain/account/codeFormat.ts';
import { failureText } from '#src/locales/failureText.ts';
import type { SignInActor } from '#src/machines/account/sign-in/signInMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { Form } from '../../controls/Form.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import { FailureNotice } from '../../flows/FailureNotice.tsx';
import { useRefusals } from '../../flows/useRefusals.ts';
import { AuthHeading } from './AuthHeading.tsx';
import styles from './auth.module.css';

/** The password was right in a browser never seen: a passkey or a code finishes it (ASVS 6.3.3). */
export function SecondFactorScreen({ actor }: { readonly actor: SignInActor }) {
  const { t } = useTranslation();
  const ways = useSelector(actor, ({ context }) => context.ways);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isProving = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  return (
    <div className={styles.page}>
      <AuthHeading title={t('auth.factor.title')} lead={t('auth.factor.lead')} />
      {ways?.passkey && (
        <Button isWide isPending={isProving} onPress={() => actor.send({ type: 'passkey.chosen' })}>
          {t('auth.factor.usePasskey')}
        </Button>
      )}
      {failure?.code !== 'factorCodeWrong' && <FailureNotice failure={failure} />}
      {ways?.passkey && ways.code && <p className={styles.divider}>{t('auth.or')}</p>}
      {ways?.code && <CodeForm actor={actor} />}
      <p className={styles.aside}>
        {t('auth.factor.lost')}
        <TextLink to="/forget-password" isRoomy>
          {t('auth.factor.reset')}
        </TextLink>
      </p>
      <div className={styles.startOver}>
        <Button variant="quiet" isDisabled={isProving} onPress={() => actor.send({ type: 'factor.left' })}>
          {t('auth.backToSignIn')}
        </Button>
      </div>
    </div>
  );
}

function CodeForm({ actor }: { readonly actor: SignInActor }) {
  const { t, i18n } = useTranslation();
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isProving = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  const [code, setCode] = useState('');
  const answered = useMemo(
    () => (failure?.code === 'factorCodeWrong' ? [{ field: 'code', text: failureText({ t, i18n }, failure) }] : []),
    [failure, t, i18n],
  );
  const { problems, errorOf, refuse } = useRefusals(answered);
  const label = t('auth.factor.code');
  const finish = (entered: string) => {
    const missing = entered === '' ? [{ field: 'code', text: t('fieldProblems.labelRequired', { label }) }] : [];
    if (!refuse(missing)) actor.send({ type: 'code.entered', code: entered });
  };
  /** A recovery code is never complete by itself: it is sent by pressing. */
  const take = (text: string) => {
    setCode(text);
    if (completesCode(code, text)) finish(text.trim());
  };
  return (
    <Form onSubmit={() => finish(code.trim())} problems={problems} label={t('auth.factor.title')}>
      <TextField
        name="code"
        label={label}
        hint={t('auth.factor.codeHint')}
        autoComplete="one-time-code"
        value={code}
        onChange={take}
        error={errorOf('code')}
      />
      <Button type="submit" isWide isPending={isProving}>
        {t('common.continue')}
      </Button>
    </Form>
  );
}
