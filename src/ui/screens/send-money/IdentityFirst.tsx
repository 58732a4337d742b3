import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  type VerificationStanding,
  verificationStatus,
} from '#src/machines/verification/verify-identity/verificationStatus.ts';
import { userQuery } from '#src/services/account/accountQueries.ts';
import card from '../../controls/card.module.css';
import { NeedList } from '../../controls/NeedList.tsx';

/** What is said of a check that comes before paying. A decision that reaches the transfer in a moment is still one. */
type Standing = 'toDo' | 'inProgress' | 'retry';

const standingOf: Record<VerificationStanding, Standing> = {
  personalDetails: 'toDo',
  documents: 'toDo',
  inProgress: 'inProgress',
  approved: 'inProgress',
  retry: 'retry',
};

/** How far the check is. As long as that is not known, it is what there is to do. */
function useStanding(userId: string): Standing {
  const { data: user } = useQuery(userQuery(userId));
  return user ? standingOf[verificationStatus(user)] : 'toDo';
}

const actions = {
  toDo: 'send.verifyFirst.verify',
  inProgress: 'send.identityFirst.inProgress.action',
  retry: 'send.identityFirst.retry.action',
} as const satisfies Record<Standing, string>;

/** The words of the press that leads to the check, in the place of those that pay. */
export const useIdentityAction = (userId: string) => actions[useStanding(userId)];

/** In the place of a way to pay: who sends is checked first, and what that takes (KYC-22). */
export function IdentityFirst({ userId }: { readonly userId: string }) {
  const standing = useStanding(userId);
  const { t } = useTranslation();
  return (
    <section className={card.card}>
      <h2 className={card.title}>{t(`send.identityFirst.${standing}.title`)}</h2>
      <p>{t(`send.identityFirst.${standing}.text`)}</p>
      {standing === 'toDo' && (
        <NeedList
          needs={[
            { icon: 'shield', text: t('common.firstTransfer.papers') },
            { icon: 'home', text: t('common.firstTransfer.address') },
          ]}
        />
      )}
    </section>
  );
}
