import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { operator } from '#domain/operator.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { PublicFooter } from '../landing/PublicFooter.tsx';
import { HelpScreen } from './HelpScreen.tsx';

const transferId = '0197a000-0000-7000-8000-00000000000c';

describe('help', () => {
  test('gives the operator’s addresses and says that a demonstration’s belong to nobody (D-16, D-112)', () => {
    renderScreen(<HelpScreen transferId={undefined} />);
    expect(screen.getByRole('link', { name: operator.email })).toHaveAttribute('href', `mailto:${operator.email}`);
    expect(screen.getByRole('link', { name: operator.phone })).toHaveAttribute('href', 'tel:+442079460999');
    expect(screen.getByText(/^Demo –/)).toBeVisible();
    expect(operator.email).toMatch(/\.example$/);
  });

  test('knows the transfer it was opened for, on the page and in the letter (TXN-29)', () => {
    renderScreen(<HelpScreen transferId={transferId} />);
    expect(screen.getByText(`SW-${transferId}`)).toBeVisible();
    const href = screen.getByRole('link', { name: operator.email }).getAttribute('href') ?? '';
    expect(decodeURIComponent(href)).toContain(`About transfer SW-${transferId}`);
  });

  test('says how long cancelling and refunds take (PUB-27, PUB-28)', () => {
    renderScreen(<HelpScreen transferId={undefined} />);
    for (const fact of ['24 hours', '5 working days', '48 hours', '3 business days']) {
      expect(screen.getAllByText(new RegExp(fact))[0]).toBeVisible();
    }
  });
});

test.each(['en', 'fr'] as const)('the footer, in %s, says who stands behind the product (PUB-22)', (language) => {
  renderScreen(<PublicFooter />, { language });
  expect(screen.getByText(new RegExp(`${operator.legalEntity}.*${operator.companyNumber}.*Canada`))).toBeVisible();
  expect(screen.getByText(new RegExp(operator.europeanPartner))).toBeVisible();
});
