import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { offersTrackingLink } from '#domain/transfer/recipientStage.ts';
import type { Entry } from '#src/dialogue/thread.ts';
import { transferQuery } from '#src/services/transfer/transferQueries.ts';
import { Button } from '../../controls/Button.tsx';
import { classNames } from '../../controls/classNames.ts';
import { Notice } from '../../controls/Notice.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden.tsx';
import { useTransferLead } from '../../formats/transferText.ts';
import { useFormats } from '../../formats/useFormats.ts';
import { ResultCard } from '../payment/result/ResultCard.tsx';
import { ArrivalRail, CalculatorRail } from '../quote/TransferAmountBreakdowns.tsx';
import { transferInWords } from '../transfer/transferInWords.ts';
import cards from './cards.module.css';
import { GuideMark } from './GuideMark.tsx';
import { ReminderCard } from './ReminderCard.tsx';
import type { Say } from './say.ts';
import { speakerOf, spokenEntry } from './spoken.ts';
import styles from './thread.module.css';

type TurnProps = {
  readonly entry: Entry;
  readonly say: Say;
  readonly userId: string | undefined;
  readonly isActive: boolean;
  readonly showsTime: boolean;
  /** What was said before it was said by the other. */
  readonly isFirstOfRun: boolean;
  readonly onFocus: () => void;
  readonly onChange?: () => void;
  readonly onReply?: () => void;
};

/** One line of the thread. */
export function Turn(props: TurnProps) {
  const { entry, say, userId, isActive, showsTime, isFirstOfRun, onFocus, onChange, onReply } = props;
  const { t } = useTranslation();
  const speaker = speakerOf(entry);
  const isTheirs = speaker === 'sender';
  const isCard = entry.kind === 'priced' || entry.kind === 'receipt' || entry.kind === 'reminder';
  const name = entry.kind === 'answered' ? say.partName(entry.part) : '';
  const answer = entry.kind === 'answered' ? say.say(entry.words) : '';
  const aloud = entry.kind === 'answered' ? say.aloud(entry.words) : '';
  return (
    <li
      data-turn={entry.id}
      data-by={speaker}
      tabIndex={isActive ? 0 : -1}
      onFocus={onFocus}
      className={classNames(
        styles.turn,
        isTheirs ? styles.theirs : styles.ours,
        isCard && styles.wide,
        entry.kind === 'asked' && styles.asked,
      )}
    >
      {isFirstOfRun && speaker === 'guide' && <GuideMark className={styles.byGuide} />}
      {entry.kind === 'answered' ? (
        <div className={styles.answer}>
          <span className={styles.said}>
            <span className={styles.answerName}>{name}</span> <AnswerText shown={answer} aloud={aloud} />
          </span>
          {onChange && (
            <Button
              variant="quiet"
              size="small"
              excludeFromTabOrder={!isActive}
              aria-label={t('guide.changeNamed', { name, answer: aloud })}
              onPress={onChange}
            >
              {t('guide.change')}
            </Button>
          )}
        </div>
      ) : (
        <TurnBody entry={entry} say={say} userId={userId} isActive={isActive} />
      )}
      {showsTime && entry.at !== undefined && <TimeSaid at={entry.at} />}
      {onReply && (
        <Button variant="quiet" size="small" excludeFromTabOrder={!isActive} onPress={onReply}>
          {t('guide.support.reply')}
        </Button>
      )}
    </li>
  );
}

/** `at`: seconds since 1970. Of another day than today, with its day. */
function TimeSaid({ at }: { readonly at: number }) {
  const { time, moment, day } = useFormats();
  const isToday = day(at) === day(Date.now() / 1000);
  return (
    <time className={styles.time} dateTime={new Date(at * 1000).toISOString()}>
      {isToday ? time(at) : moment(at)}
    </time>
  );
}

/** Figures are shown as they are written and read aloud as they are said. */
function AnswerText({ shown, aloud }: { readonly shown: string; readonly aloud: string }) {
  if (shown === aloud) return <span className={styles.answerText}>{shown}</span>;
  return (
    <>
      <span className={styles.answerText} aria-hidden="true">
        {shown}
      </span>
      <VisuallyHidden>{aloud}</VisuallyHidden>
    </>
  );
}

type TurnBodyProps = Pick<TurnProps, 'say' | 'userId' | 'isActive'> & {
  readonly entry: Exclude<Entry, { kind: 'answered' }>;
};

function TurnBody({ entry, say, userId, isActive }: TurnBodyProps): ReactNode {
  const { t } = useTranslation();
  switch (entry.kind) {
    case 'typed':
      return <p className={styles.said}>{entry.text}</p>;
    case 'support':
      return (
        <div className={styles.support}>
          <p className={styles.supportName}>{t(entry.by === 'support' ? 'guide.support.name' : 'guide.support.you')}</p>
          <p className={styles.supportText}>{entry.text}</p>
        </div>
      );
    case 'priced':
      return (
        <div className={cards.card}>
          <p className={cards.sentence}>{spokenEntry(entry, { say, t })}</p>
          <div className={cards.rails}>
            <ArrivalRail sum={entry.sum} />
            <hr className={cards.rule} />
            <CalculatorRail sum={entry.sum} />
          </div>
        </div>
      );
    case 'lead':
      return (
        <p className={styles.line}>
          <TextLink to={entry.to} isRoomy>
            {say.say(entry.words)}
          </TextLink>
        </p>
      );
    case 'warned':
      return <Notice tone="warning">{spokenEntry(entry, { say, t })}</Notice>;
    case 'reminder':
      return userId === undefined ? null : <ReminderCard userId={userId} isActive={isActive} />;
    case 'receipt':
      return <Receipt transferId={entry.transferId} userId={userId} />;
    default:
      return <p className={styles.line}>{spokenEntry(entry, { say, t })}</p>;
  }
}

function Receipt({ transferId, userId }: { readonly transferId: string; readonly userId: string | undefined }) {
  const { data, dataUpdatedAt } = useQuery({
    ...transferQuery({ userId: userId ?? '', transferId }),
    enabled: userId !== undefined,
  });
  const { t } = useTranslation();
  const formats = useFormats();
  const leadOf = useTransferLead();
  if (!data) return null;
  const seenAt = Math.floor(dataUpdatedAt / 1000);
  return (
    <div className={cards.receipt}>
      <VisuallyHidden>{transferInWords(data, { t, formats })}</VisuallyHidden>
      <ResultCard title={leadOf(data, seenAt)} transfer={data} seenAt={seenAt} />
      {offersTrackingLink({ ...data, state: data.meta.state }) && (
        <TextLink to={`/transactions?transfer=${data.id}&share=`} isRoomy>
          {t('guide.sendLink', { name: data.recipient.firstName })}
        </TextLink>
      )}
    </div>
  );
}
