import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { type DetailsDraft, draftFrom } from '#src/machines/verification/verify-identity/detailsDraft.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { AddressFields } from './AddressFields.tsx';

type PlaceProps = { readonly country: string; readonly known?: Partial<DetailsDraft> };

function Place({ country, known = {} }: PlaceProps) {
  const [draft, setDraft] = useState<DetailsDraft>({ ...draftFrom(userFixture(), {}), ...known });
  return (
    <AddressFields
      draft={draft}
      country={country}
      change={(change) => setDraft((before) => ({ ...before, ...change }))}
      errorOf={() => undefined}
      isLocked={() => false}
    />
  );
}

const typeCode = (text: string) => fireEvent.change(screen.getByLabelText(/ZIP/), { target: { value: text } });
const province = () => screen.getByRole('button', { name: /Province/ });

test('a Canadian postal code suggests its province, which follows the code until another is chosen (KYC-32)', () => {
  renderScreen(<Place country="CA" />);
  typeCode('k1p 1j1');
  expect(province()).toHaveTextContent('Ontario');
  typeCode('H2X 1Y4');
  expect(province()).toHaveTextContent('Quebec');
});

test('a province that was chosen stays, whatever the code says (KYC-32)', () => {
  renderScreen(<Place country="CA" known={{ county: 'NU' }} />);
  typeCode('K1P 1J1');
  expect(province()).toHaveTextContent('Nunavut');
});

test('elsewhere the code says nothing of the county', () => {
  renderScreen(<Place country="GB" known={{ county: 'Kent' }} />);
  typeCode('SW1A 1AA');
  expect(screen.getByRole('textbox', { name: /County/ })).toHaveValue('Kent');
});
