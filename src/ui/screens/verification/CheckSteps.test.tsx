import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { User } from '#contract/account/account.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { CheckSteps } from './CheckSteps.tsx';

const address = { id: 'address', type: 'PROOF_OF_ADDRESS', status: 'VALID' } as const;

function markOfFirstStep(verifications: User['verifications']) {
  const { unmount } = renderScreen(<CheckSteps user={userFixture({ verifications })} />);
  const [count = ''] = [screen.getByText(/completed,|completed$/, { selector: 'p' }).textContent];
  const mark = screen.getAllByRole('listitem')[0]?.querySelector('path')?.getAttribute('d');
  unmount();
  return { count, mark };
}

test('a step nobody asks for counts, and neither eye nor ear takes it for one that was done (KYC-01, D-96)', () => {
  const notNeeded = markOfFirstStep([]);
  const done = markOfFirstStep([address]);
  expect(notNeeded.count).toBe('1/3 completed, counting one that isn’t needed');
  expect(done.count).toBe('1/3 completed');
  expect(notNeeded.mark).not.toBe(done.mark);
});
