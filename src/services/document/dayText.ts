import { once } from '../http/once.ts';

const days = once(() => new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' }));

/** Days look the same in every language (REF-15). Epoch seconds, on the reader's calendar. */
export const dayText = (seconds: number): string =>
  days()
    .format(seconds * 1000)
    .replaceAll('/', '-');
