import type { Recipient } from './recipient.ts';

export const fullName = ({ firstName, lastName }: Pick<Recipient, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;
