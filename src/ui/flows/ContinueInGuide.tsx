import { createContext, useContext } from 'react';
import { GuideOffer } from './GuideOffer.tsx';

type GuideReach = {
  /** With what was typed here, where it is kept nowhere yet. */
  readonly to?: string;
  /** Before the screens are left, where the flow is kept nowhere by itself. */
  readonly onPress?: () => void;
};

/** Around the screens the guide goes on from; the same screens also change a transfer of long ago, which it knows nothing of. */
export const GuideReachContext = createContext<GuideReach | undefined>(undefined);

/** The guide at this very step; on the page, and in whatever dialog stands over it. */
export function ContinueInGuide({ isUnderWay = true }: { readonly isUnderWay?: boolean }) {
  const reach = useContext(GuideReachContext);
  return reach ? <GuideOffer isUnderWay={isUnderWay} {...reach} /> : null;
}
