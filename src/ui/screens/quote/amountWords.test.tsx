import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { LimitsNote } from './amountWords.tsx';

test.each([
  ['GBP', /^From £5\.00 to £20,000\.00, fees included\. That’s the most you can send in a day\.$/],
  ['EUR', /^From €5\.00 to €20,000\.00, fees included\. You can send up to £20,000\.00 a day; for more,/],
] as const)('limits that are fetched in %s keep the place of the sentence they will be', (payinCurrency, sentence) => {
  renderScreen(<LimitsNote payinCurrency={payinCurrency} limits={undefined} isAwaited />);
  expect(screen.getByText(sentence)).toHaveAttribute('aria-hidden', 'true');
});
