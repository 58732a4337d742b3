import { useActorRef } from '@xstate/react';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import type { Language } from '#contract/protocol/language.ts';
import { readReference, visibleReference } from '#domain/transfer/transferReference.ts';
import { lazySingleton } from '#src/app/deferred/lazySingleton.ts';
import { PublicPage } from '#src/app/page/PublicPage.tsx';
import { useSession } from '#src/app/session/sessionContext.ts';
import { type Faq, faqIn } from '#src/content/faq.ts';
import { languageOf } from '#src/locales/locale.ts';
import { HelpScreen } from '#src/ui/screens/help/HelpScreen.tsx';
import { makeComplaintFlow } from './complaintFlow.ts';

export const questionsIn = lazySingleton<Language, Faq>(faqIn);

/**
 * `transferId` is what the writer asks about, as earlier links say it or as a reference, and `topic=closing` that they
 * want their account closed; anything else is left out. The
 * page as it was written was asked nothing, so nothing is asked before all of it is taken over.
 */
export function HelpPage() {
  const { i18n } = useTranslation();
  const [search] = useSearchParams();
  const asked = useDeferredValue(search.get('transferId'), null);
  const isAboutClosing = useDeferredValue(search.get('topic'), null) === 'closing';
  const { user } = useSession();
  const faq = questionsIn(languageOf(i18n));
  const complaint = useActorRef(makeComplaintFlow);
  const reference = nameOfTransfer(asked ?? '');
  // The same screen while only the session goes on: what of it is not taken over yet would be drawn anew.
  const screen = useMemo(
    () => (
      <HelpScreen faq={faq} complaint={complaint} reference={reference} user={user} isAboutClosing={isAboutClosing} />
    ),
    [faq, complaint, reference, user, isAboutClosing],
  );
  return <PublicPage>{screen}</PublicPage>;
}

function nameOfTransfer(asked: string): string | undefined {
  const read = readReference(asked);
  return read?.kind === 'whole' ? visibleReference(read.reference) : z.uuid().safeParse(asked).data;
}
