import { screen, waitFor, within } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { beforeAll, describe, expect, test } from 'vitest';
import { readValue } from '#contract/protocol/lookup.ts';
import { contentPaths } from '#src/app/address/contentPaths.ts';
import { contentHeads } from '#src/content/contentHeads.ts';
import { contentPages } from '#src/content/contentPages.ts';
import { loadContent } from '#src/content/loadContent.ts';
import { routes } from '#src/router/router.tsx';
import { openProduct } from '#tests/setup/openProduct.tsx';

// Words come when a page opens; here they have come already.
beforeAll(async () => {
  await Promise.all(contentPages.map((page) => loadContent(page, 'en')));
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a page of prose', () => {
  test.each(contentPages)('%s opens at its address with its words (PUB-06, PUB-09…11, PUB-13)', async (page) => {
    await openProduct(contentPaths[page]);
    expect(await heading(contentHeads.en[page].title)).toBeVisible();
    const parts = within(screen.getByRole('main'));
    expect((await parts.findAllByRole('heading', { level: 2 })).length).toBeGreaterThan(0);
  });

  test('of the terms leads to them as a file to keep (PUB-05)', async () => {
    await openProduct('/company/legal/terms');
    const file = await screen.findByRole('link', { name: 'Download the terms as a PDF' });
    expect(file).toHaveAttribute('href', '/terms-and-conditions.pdf');
    expect(file).toHaveAttribute('download');
  });
});

test.each([
  ...['/', '/help', '/sign-in', '/sign-up', '/dashboard', '/verification', '/get-quote', '/recipient', '/review'],
  ...['/payment-method', '/transactions', '/notifications', '/rewards', '/profile', '/settings', '/business/invite'],
])('%s is part of the one product (PUB-01)', (at) => {
  expect(matchRoutes(routes, at)?.at(-1)?.route.path).not.toBe('*');
});

describe('another address of a page', () => {
  test.each([
    ['/company/legal', '/company/legal/terms', 'terms'],
    ['/content/about/tutorials', '/how-it-works', 'howItWorks'],
    ['/content/about/cameroon', '/how-it-works', 'howItWorks'],
    ['/content/about/kenya', '/how-it-works', 'howItWorks'],
    ['/cameroon', '/how-it-works', 'howItWorks'],
    ['/kenya', '/how-it-works', 'howItWorks'],
    ['/uganda', '/how-it-works', 'howItWorks'],
    ['/tanzania', '/how-it-works', 'howItWorks'],
  ] as const)('%s leads to %s (PUB-04, PUB-08, D-04, D-05)', async (from, to, page) => {
    const { address } = await openProduct(from);
    expect(await heading(contentHeads.en[page].title)).toBeVisible();
    expect(address()).toBe(to);
  });

  test.each(['/support', '/content/contact'])('%s leads to help (PUB-04)', async (from) => {
    const { address } = await openProduct(from);
    expect(await heading('Help')).toBeVisible();
    expect(address()).toBe('/help');
  });
});

describe('while Sawa is being looked after', () => {
  const maintenance = (webMaintenance: boolean) =>
    [readValue, () => ({ webMaintenance, redirectToMobile: false, maintenanceCarouselMessage: 'New cables' })] as const;

  test.each(['/sign-in', '/sign-up', '/forget-password'])('a page says so in the place of %s (LNG-05)', async (at) => {
    await openProduct(at, { replies: [maintenance(true)] });
    expect(await heading('We’ll be back in a couple of hours')).toBeVisible();
    expect(screen.getAllByText('New cables')).toHaveLength(5);
    expect(screen.queryByRole('form')).toBeNull();
  });

  test('the rest of the site stays open (D-19)', async () => {
    await openProduct('/help', { replies: [maintenance(true)] });
    expect(await heading('Help')).toBeVisible();
  });

  test('signing in shows as usual when it is off (LNG-05)', async () => {
    await openProduct('/sign-in', { replies: [maintenance(false)] });
    expect(await screen.findByRole('textbox', { name: /Email/ })).toBeVisible();
  });
});

test('pages for signing in stand without the navigation and the footer of the site (PUB-21)', async () => {
  await openProduct('/sign-in');
  expect(await screen.findByRole('textbox', { name: /Email/ })).toBeVisible();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
});

test.each(['/transactions', '/account-statements'])(
  '%s is known to everybody and shown to who is signed in (PUB-14, D-03)',
  async (at) => {
    const { address } = await openProduct(at);
    await waitFor(() => expect(address()).toBe('/sign-in'));
  },
);

test('an address nobody knows is told so, with a way back and the whole site around it (PUB-15)', async () => {
  await openProduct('/nowhere');
  expect(await heading('We can’t find this page')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go back' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});
