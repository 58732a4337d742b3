import { useActorRef } from '@xstate/react';
import type { ComponentProps } from 'react';
import { makeComplaintFlow } from '#src/routes/help/complaintFlow.ts';
import { HelpScreen } from '#src/ui/screens/help/HelpScreen.tsx';

/** The help screen with its complaint, without the page around it. */
export function HelpHere(props: Omit<ComponentProps<typeof HelpScreen>, 'complaint'>) {
  return <HelpScreen {...props} complaint={useActorRef(makeComplaintFlow)} />;
}
