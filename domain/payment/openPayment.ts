/**
 * How the payment of a transfer stands between its start and its outcome. `none`: no company can bring money by it.
 * `begun`: a company's page is open to the payer. `checking`: the payer is back, or the company has their yes, and
 * whether money was taken is not known yet.
 */
export const openPayments = ['none', 'begun', 'checking'] as const;
export type OpenPayment = (typeof openPayments)[number];

export const attemptStates = [
  'CREATED',
  'REDIRECTED',
  'AUTHORISED',
  'SETTLED',
  'DECLINED',
  'CANCELLED',
  'ABANDONED',
  'REVERSED',
] as const;
export type AttemptState = (typeof attemptStates)[number];

/** Seconds after the payer came back in which their company decides; then they may go back to what they left open. */
export const checkingSeconds = 120;

type Attempt = {
  readonly state: AttemptState;
  /** Epoch seconds. */
  readonly returnedAt: number | undefined;
};

/** `now` in epoch seconds; what is settled, refused or closed is open no more, whoever came back from it. */
export function openPaymentOf(attempt: Attempt | undefined, now: number): OpenPayment {
  switch (attempt?.state) {
    case 'CREATED':
    case 'REDIRECTED':
      return attempt.returnedAt !== undefined && now < attempt.returnedAt + checkingSeconds ? 'checking' : 'begun';
    case 'AUTHORISED':
      return 'checking';
    default:
      return 'none';
  }
}
