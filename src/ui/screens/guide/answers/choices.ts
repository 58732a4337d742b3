import type { TFunction } from 'i18next';
import { choicesAt } from '#src/dialogue/flows/choices.ts';
import type { Option } from '#src/dialogue/question.ts';
import { recipientPlace } from '../../../formats/recipientText.ts';
import { fetchedRecords } from '../fetchedRecords.ts';
import type { AnswersProps } from './answersProps.ts';

type Met = Pick<AnswersProps, 'part' | 'place' | 'userId'>;

/** The answers there are, of what was read by now; people with where their money is brought. */
export const choices = ({ part, place, userId }: Met, t: TFunction): readonly Option[] =>
  choicesAt({
    part,
    place,
    userId,
    records: fetchedRecords,
    placeText: (recipient) => recipientPlace(recipient, t),
  });
