import { createActor } from 'xstate';
import type { PlaceOf } from '#src/dialogue/flows/place.ts';
import { handOverMachine } from '#src/machines/verification/hand-over/handOverMachine.ts';
import { handOverHereServices } from '#src/services/verification/handOverServices.ts';
import type { Voice } from './voice.ts';

const handOverHereFlow = handOverMachine.provide({ actors: handOverHereServices });

type Check = { readonly actor: PlaceOf<'captureDocuments'>['actor']; readonly voice: () => Voice };

/** The check in a browser, as a phone goes on with it; the flow hears when everything was sent. Returns how to stop. */
export function checkInBrowser({ actor, voice }: Check, print: (text: string) => void): () => void {
  const handOver = createActor(handOverHereFlow);
  let shown = '';
  handOver.subscribe({
    next({ context: { link, failure } }) {
      const { t, say } = voice();
      const text = failure
        ? t('terminal.checkNotOpened', { why: say.say({ failure }) })
        : link && `${t('terminal.openCheck')}\n${link.url}`;
      if (text === undefined || text === shown) return;
      shown = text;
      print(text);
    },
    complete() {
      if (handOver.getSnapshot().output?.isCaptured) actor.send({ type: 'widget.finished' });
    },
  });
  handOver.start();
  return () => handOver.stop();
}
