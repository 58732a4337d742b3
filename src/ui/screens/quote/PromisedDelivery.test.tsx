import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { DeliveryRecordContext } from './deliveryRecord.ts';
import { PromisedDelivery } from './PromisedDelivery.tsx';

const way = { originCurrency: 'GBP', destinationCountry: 'KE', method: 'mobile_money' } as const;
const counted = { promised: 1240, onTime: 1203, late: 37, notArrived: 4, medianMinutes: 3, ninetiethMinutes: 6 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-27T12:00:00Z');
});
afterEach(() => vi.useRealTimers());

const line = () => screen.getByText(/of your payment/).textContent;

test('says when nine of ten arrived, from how many, and by both clocks (peers 9)', () => {
  renderScreen(
    <DeliveryRecordContext value={[{ ...way, month: '2026-10', counted }]}>
      <PromisedDelivery way={way} />
    </DeliveryRecordContext>,
  );
  expect(line()).toBe(
    '9 of 10 arrive within 6 minutes of your payment. Pay now and it’s there by about 12:06 (15:06 in Kenya). Counted from 1,240 transfers in October 2026.',
  );
  expect(screen.getByRole('link', { name: /Counted from/ })).toHaveAttribute('href', '/delivery-times');
});

test('keeps to the rule where too few were sent that way (peers 9, QUO-41)', () => {
  renderScreen(
    <DeliveryRecordContext value={[{ ...way, month: '2026-10' }]}>
      <PromisedDelivery way={way} />
    </DeliveryRecordContext>,
  );
  expect(line()).toBe(
    'Arrives within 10 minutes of your payment. Pay now and it’s there by about 12:10 (15:10 in Kenya).',
  );
});
