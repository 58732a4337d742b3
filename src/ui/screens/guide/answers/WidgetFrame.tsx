import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { CaptureDocumentsActor } from '#src/machines/verification/verify-identity/captureDocumentsMachine.ts';
import { IdentityWidget } from '../../verification/IdentityWidget.tsx';

/** The identity check in place (KYC-10). It outlives its questions: what was begun in the frame would begin anew. */
export function WidgetFrame({ actor }: { readonly actor: CaptureDocumentsActor }) {
  const { t } = useTranslation();
  const { widget, sentParts } = useSelector(actor, ({ context }) => context);
  if (!widget) return null;
  return (
    <>
      <p role="status">{t('verification.capture.received', { sent: sentParts.length, total: widget.parts.length })}</p>
      <IdentityWidget actor={actor} widgetUrl={widget.widgetUrl} />
    </>
  );
}
