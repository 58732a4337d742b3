import type { ReactNode } from 'react';
import type { Place, PlaceOf } from '#src/dialogue/flows/place.ts';
import type { Part } from '#src/dialogue/question.ts';
import { AccountAnswer } from './AccountAnswer.tsx';
import { AmountAnswer } from './AmountAnswer.tsx';
import type { AnswersProps } from './answersProps.ts';
import { ComparisonAnswer } from './ComparisonAnswer.tsx';
import { ConsentAnswer } from './ConsentAnswer.tsx';
import { ContactAnswer } from './ContactAnswer.tsx';
import { DateAnswer } from './DateAnswer.tsx';
import { FollowAnswer } from './FollowAnswer.tsx';
import { LeavingAnswer } from './LeavingAnswer.tsx';
import { BankAnswer, ProfessionAnswer, ReasonAnswer, SearchAnswer } from './ListAnswers.tsx';
import { NewPriceAnswer } from './NewPriceAnswer.tsx';
import { OptionButtons } from './OptionButtons.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import { PhoneAnswer } from './PhoneAnswer.tsx';
import { RecipientAnswer } from './RecipientAnswer.tsx';
import { ResendAnswer } from './ResendAnswer.tsx';
import { ReviewAnswer } from './ReviewAnswer.tsx';
import { WidgetAnswer } from './WidgetAnswer.tsx';

/** Where somebody of the phone's contacts is an answer. */
const asksWhoGets = ({ id }: Part): boolean => id === 'recipientFirstName' || id === 'recipientLastName';

/** What can be chosen beside the box; for an answer that is only typed, nothing. */
export function Answers(props: AnswersProps): ReactNode {
  const { part, place } = props;
  const { control } = part;
  switch (control.kind) {
    case 'choice':
      // Another code may not be asked for yet: when it may is all there is to say.
      if (control.options.length === 0 && isAt(place, 'confirmCode'))
        return <ResendAnswer {...props} actor={place.actor} />;
      return <OptionButtons {...props} options={control.options} />;
    case 'follow':
      return <FollowAnswer {...props} options={control.options} />;
    case 'search':
      if (control.options === 'banks') return <BankAnswer {...props} country={control.country ?? ''} />;
      if (control.options === 'professions') return <ProfessionAnswer {...props} />;
      return <SearchAnswer {...props} options={control.options} />;
    case 'reason':
      return <ReasonAnswer {...props} />;
    case 'amount':
      return isAt(place, 'priceQuote') ? <AmountAnswer {...props} actor={place.actor} /> : null;
    case 'recipient':
      return <RecipientAnswer {...props} />;
    case 'phone':
      if (control.choosesCountry) return <PhoneAnswer {...props} />;
      return isAt(place, 'addRecipient') ? <ContactAnswer place={place} onChosen={props.onPlan} /> : null;
    case 'code':
      return isAt(place, 'confirmCode') ? <ResendAnswer {...props} actor={place.actor} /> : null;
    case 'password':
      return control.isNew ? <PasswordRules typed={props.typed} /> : null;
    case 'consent':
      return <ConsentAnswer {...props} hasPartnerTerms={control.hasPartnerTerms} />;
    case 'review':
      return isAt(place, 'sendMoney') ? <ReviewAnswer {...props} actor={place.actor} /> : null;
    case 'comparison':
      return <ComparisonAnswer {...props} control={control} />;
    case 'newPrice':
      return isAt(place, 'priceQuote') ? <NewPriceAnswer {...props} actor={place.actor} /> : null;
    case 'leaving':
      return isAt(place, 'payTransfer') ? <LeavingAnswer {...props} actor={place.actor} /> : null;
    case 'widget':
      return <WidgetAnswer {...props} />;
    case 'date':
      return <DateAnswer {...props} />;
    case 'account':
      return <AccountAnswer {...props} control={control} />;
    case 'text':
      return asksWhoGets(part) && isAt(place, 'addRecipient') ? (
        <ContactAnswer place={place} onChosen={props.onPlan} />
      ) : null;
  }
}

const isAt = <Name extends Place['flow']>(place: Place, flow: Name): place is PlaceOf<Name> => place.flow === flow;
