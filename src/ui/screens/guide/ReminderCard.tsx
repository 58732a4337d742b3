import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { reminderTimes } from '#contract/guide/guideReminder.ts';
import { forgetReminder, remindAt, reminderQuery } from '#src/services/guide/reminderQueries.ts';
import { Button } from '../../controls/Button.tsx';
import { useFormats } from '../../formats/useFormats.ts';
import cards from './cards.module.css';

/** From here on this evening has come. */
const eveningHour = 19;

type ReminderCardProps = { readonly userId: string; readonly isActive: boolean };

/** Whether one e-mail is to lead back here: asked for by a press, taken back by another (decision 106). */
export function ReminderCard({ userId, isActive }: ReminderCardProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { data } = useQuery(reminderQuery(userId));
  const ask = useMutation({ mutationFn: remindAt });
  const forget = useMutation({ mutationFn: forgetReminder });
  const isWorking = ask.isPending || forget.isPending;
  const press = { variant: 'secondary', size: 'small', isDisabled: isWorking, excludeFromTabOrder: !isActive } as const;
  const times = reminderTimes.filter((when) => when !== 'thisEvening' || new Date().getHours() < eveningHour);
  const at = data?.at;
  // Set by words, it is said in the thread: the card shows it, and neither repeats nor announces the sentence.
  const isPressed = !ask.isIdle || !forget.isIdle;
  const moment = at === undefined ? '' : formats.moment(at);
  const isSet = t(isPressed ? 'guide.reminder.set' : 'guide.reminder.stands', { moment });
  return (
    <div className={cards.card}>
      <p className={cards.sentence} role={isPressed ? 'status' : undefined}>
        {ask.isError || forget.isError
          ? t('guide.reminder.failed')
          : at === undefined
            ? t('guide.reminder.offer')
            : isSet}
      </p>
      <div className={cards.choices}>
        {at === undefined ? (
          times.map((when) => (
            <Button key={when} {...press} onPress={() => ask.mutate({ userId, when })}>
              {t(`guide.reminder.${when}`)}
            </Button>
          ))
        ) : (
          <Button {...press} onPress={() => forget.mutate(userId)}>
            {t('guide.reminder.cancel')}
          </Button>
        )}
      </div>
    </div>
  );
}
