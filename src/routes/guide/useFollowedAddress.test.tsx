import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { guidedSenderMachine } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import { guidedSenderPaths } from '#tests/paths/specs/guidedSender.paths.ts';
import { startOf } from '#tests/paths/walker/pathSpec.ts';
import { useFollowedAddress } from './useFollowedAddress.ts';

const address = '/send/guided?transferId=0197a000-0000-7000-8000-00000000000c&payment_type=truelayer';

const at = ({ children }: { readonly children: ReactNode }) => (
  <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
);

function addressOf(start: string): string {
  const guide = createActor(guidedSenderMachine, { input: startOf(guidedSenderPaths, start) });
  const { result } = renderHook(
    () => {
      useFollowedAddress(guide);
      const { pathname, search } = useLocation();
      return pathname + search;
    },
    { wrapper: at },
  );
  return result.current;
}

test('a payment is named by the address as long as it is followed, and not once something else is talked about (RES-11)', () => {
  expect(addressOf('back from a payment page')).toBe(address);
  expect(addressOf('a visitor')).toBe('/send/guided');
});
