import { html } from '../web/html.ts';

export type DemoBank = {
  readonly id: string;
  readonly name: string;
  readonly colour: string;
  /** What the bank does with a payment its customer has approved. */
  readonly conduct: 'settles' | 'settlesSlowly' | 'lacksFunds';
};

/** The one scheme every demo bank offers. */
export const fasterPayments = 'faster_payments_service';

export const demoBanks: readonly DemoBank[] = [
  { id: 'ob-anchor-demo', name: 'Anchor Demo Bank', colour: '#0B4F6C', conduct: 'settles' },
  { id: 'ob-bluebird-demo', name: 'Bluebird Demo Bank', colour: '#1B4F8F', conduct: 'settles' },
  { id: 'ob-cobble-demo', name: 'Cobble Street Demo Building Society', colour: '#5A0F37', conduct: 'settles' },
  { id: 'ob-dovecote-demo', name: 'Dovecote Demo Bank', colour: '#3F6212', conduct: 'settles' },
  { id: 'ob-tortoise-demo', name: 'Tortoise Demo Bank (slow)', colour: '#624200', conduct: 'settlesSlowly' },
  { id: 'ob-pothole-demo', name: 'Pothole Demo Bank (not enough money)', colour: '#701512', conduct: 'lacksFunds' },
];

export const bankWithId = (id: string | undefined) => demoBanks.find((bank) => bank.id === id);

/** The bank's initial on its colour. */
export const logoOf = ({ name, colour }: DemoBank) =>
  html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" role="img"><title>${name}</title><rect width="48" height="48" rx="10" fill="${colour}"/><text x="24" y="33" text-anchor="middle" font-family="system-ui, sans-serif" font-size="26" font-weight="700" fill="#FFFFFF">${name.slice(0, 1)}</text></svg>`
    .markup;
