import { afterAll, beforeAll } from 'vitest';

/** A test stays where it is: forms go nowhere. */
const stay = (event: Event) => event.preventDefault();

export function keepFormsHere(): void {
  beforeAll(() => window.addEventListener('submit', stay));
  afterAll(() => window.removeEventListener('submit', stay));
}
