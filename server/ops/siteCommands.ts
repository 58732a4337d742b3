import { switchMaintenance, switchMobileRedirect } from '../site/siteSwitches.ts';
import { type Command, refusal } from './runCommand.ts';

/** As long a message as the marquee takes. */
const longestMessage = 200;

/** `maintenance on --reason "…"` closes signing in and says why; `off` opens it again (LNG-05, D-19). */
export const switchSite: Command = async ({ db }, { transferId: state, reason = '' }) => {
  if (!isState(state)) return refusal('Say on or off: maintenance on --reason "what visitors read".');
  if (reason.length > longestMessage) return refusal(`The message may have ${longestMessage} characters.`);
  const isOn = state === 'on';
  await switchMaintenance(db, { isOn, message: isOn ? reason.trim() : '' });
  const line = isOn ? 'Visitors find the maintenance page where they would sign in.' : 'Visitors can sign in again.';
  return { ok: true, lines: [line], data: { webMaintenance: isOn } };
};

/** `mobile-redirect on` leads phones to the apps after a countdown they can stop (LNG-08, D-09). */
export const switchRedirect: Command = async ({ db }, { transferId: state }) => {
  if (!isState(state)) return refusal('Say on or off: mobile-redirect on.');
  const isOn = state === 'on';
  await switchMobileRedirect(db, isOn);
  const line = isOn ? 'Phones are led to the apps, unless they stay.' : 'Phones stay on the website.';
  return { ok: true, lines: [line], data: { redirectToMobile: isOn } };
};

const isState = (state: string | undefined): state is 'on' | 'off' => state === 'on' || state === 'off';
