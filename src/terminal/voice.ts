import type { TFunction } from 'i18next';
import type { Language } from '#contract/protocol/language.ts';
import { fullName } from '#contract/recipient/fullName.ts';
import { startTranslations } from '#src/locales/startTranslations.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { recipientsQuery } from '#src/services/recipient/recipientQueries.ts';
import type { TextWords } from '#src/ui/flows/passwordTexts.ts';
import { type Formats, formatsOf } from '#src/ui/formats/useFormats.ts';
import { type Say, sayTo } from '#src/ui/screens/guide/say.ts';

/** Everything that is said, in one language. */
export type Voice = {
  readonly language: Language;
  readonly say: Say;
  readonly t: TFunction;
  readonly words: TextWords;
  readonly formats: Formats;
};

/** What is said of a page's tab, buttons and frames is said of the terminal instead. */
const instead = {
  pauseInThisTab: 'guide.pause.inThisTab',
  whatIsWrong: 'guide.correct.whatIsWrong',
  capture: 'guide.ask.capture.prompt',
  leaving: 'guide.ask.leaving.prompt',
  reminderOffer: 'guide.reminder.offer',
  simpleWords: 'controls.simpleWords.fromNow',
} as const;

export async function voiceIn(language: Language, userId: () => string | undefined): Promise<Voice> {
  const i18n = await startTranslations(language);
  const { t } = i18n;
  for (const [name, key] of Object.entries(instead)) {
    i18n.addResource(language, 'translation', key, t(`terminal.instead.${name as keyof typeof instead}`));
  }
  const formats = formatsOf(language);
  const nameOf = (id: string | undefined) => {
    const book = queryClient.getQueryData(recipientsQuery(userId() ?? '').queryKey);
    const known = book?.find((recipient) => recipient.id === id);
    return known && fullName(known);
  };
  return { language, t, words: { t, i18n }, formats, say: sayTo({ words: { t, i18n }, formats, nameOf }) };
}
