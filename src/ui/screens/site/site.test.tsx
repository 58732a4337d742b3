import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#contract/protocol/language.ts';
import { operator } from '#domain/operator.ts';
import { subscribeToNewsletter } from '#src/services/site/siteServices.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { notify } from '../../controls/notify.tsx';
import { SiteLayout } from '../../layouts/SiteLayout.tsx';
import { CookieNotice } from './CookieNotice.tsx';
import { SiteFooter } from './SiteFooter.tsx';

vi.mock('#src/services/site/siteServices.ts', () => ({ subscribeToNewsletter: vi.fn() }));
vi.mock('../../controls/notify.tsx', () => ({ notify: vi.fn() }));

const onAccept = vi.fn();
const forgetAnswer = (page: Document) => {
  page.cookie = 'cookieNotice=; Max-Age=0';
};

type Shown = { readonly at?: string; readonly language?: Language; readonly isSignedIn?: boolean };

function showSite({ at = '/', language = 'en', isSignedIn = false }: Shown = {}) {
  return renderScreen(
    <SiteLayout
      isSignedIn={isSignedIn}
      footer={<SiteFooter reading={null} />}
      notice={<CookieNotice onAccept={onAccept} />}
    >
      <h1>Page</h1>
    </SiteLayout>,
    { at, language },
  );
}

beforeEach(() => {
  forgetAnswer(document);
  for (const meta of document.head.querySelectorAll('meta[name^="page-view"]')) meta.remove();
  localStorage.clear();
});
afterEach(() => {
  vi.clearAllMocks();
});

const hrefsOf = (links: readonly HTMLElement[]) => links.map((link) => [link.textContent, link.getAttribute('href')]);

describe('the navigation', () => {
  test('leads home, to the company and what is legal, to how it works and to help (PUB-16)', () => {
    showSite();
    const nav = screen.getByRole('navigation', { name: 'Main' });
    expect(hrefsOf(within(nav).getAllByRole('link', { hidden: true }))).toEqual([
      ['Home', '/'],
      ['About us', '/company/about'],
      ['Our blog', '/company/our-blog'],
      ['Privacy', '/company/legal/privacy'],
      ['Terms', '/company/legal/terms'],
      ['Cookies', '/company/legal/cookie'],
      ['How it works', '/how-it-works'],
      ['Help', '/help'],
    ]);
    expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Home');
  });

  test('opens natively, and folds on Escape, elsewhere and on another page (PUB-16)', async () => {
    const { container } = showSite();
    const company = within(screen.getByRole('navigation', { name: 'Main' })).getByText('Company');
    const menu = company.closest('details');
    const open = () => act(() => menu?.setAttribute('open', ''));
    await open();
    company.focus();
    await userEvent.keyboard('{Escape}');
    expect(menu).not.toHaveAttribute('open');
    expect(company.closest('summary')).toHaveFocus();
    await open();
    await userEvent.click(screen.getByRole('heading', { name: 'Page' }));
    expect(menu).not.toHaveAttribute('open');
    await open();
    await userEvent.click(within(menu ?? container).getByRole('link', { name: 'About us' }));
    expect(menu).not.toHaveAttribute('open');
  });

  test('stands again in a bar for thumbs, with the ways in (PUB-16, PUB-17)', () => {
    showSite();
    const bar = within(screen.getByRole('navigation', { name: 'Menu' }));
    const links = bar.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
    for (const place of [
      '/',
      '/company/about',
      '/company/legal/terms',
      '/how-it-works',
      '/help',
      '/sign-in',
      '/sign-up',
    ]) {
      expect(links).toContain(place);
    }
  });

  test('offers signing in and up, and to who is signed in their own pages (PUB-17)', () => {
    const { unmount } = showSite();
    expect(screen.getAllByRole('link', { name: 'Sign in' })[0]).toHaveAttribute('href', '/sign-in');
    expect(screen.getAllByRole('link', { name: 'Create account' })[0]).toHaveAttribute('href', '/sign-up');
    unmount();
    showSite({ isSignedIn: true });
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'My transfers' })[0]).toHaveAttribute('href', '/dashboard');
  });

  test('switches the language by plain links to this very page, each named in itself (LNG-02, D-119)', () => {
    showSite({ at: '/help?transferId=1', language: 'fr' });
    const [list] = screen.getAllByRole('list', { name: 'Langue' });
    const [english, french] = within(list as HTMLElement).getAllByRole('link');
    expect(english).toHaveAccessibleName('English UK');
    expect(english).toHaveAttribute('href', '/help?transferId=1&lang=en');
    expect(french).toHaveAccessibleName('Français');
    expect(french).toHaveAttribute('aria-current', 'true');
    expect(screen.getAllByRole('link', { name: 'Aide', hidden: true })[0]).toHaveAttribute('href', '/help?lang=fr');
  });

  test('has a way back to the top that needs no script (PUB-20)', () => {
    showSite();
    expect(screen.getByRole('link', { name: 'Back to top' })).toHaveAttribute('href', '#top');
  });
});

describe('the footer', () => {
  test('has company, legal and contact links, the apps and the newsletter (PUB-18, PUB-29, BIZ-07)', () => {
    showSite();
    const footer = within(screen.getByRole('contentinfo'));
    const hrefs = footer.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const href of [
      '/company/about',
      '/company/legal/privacy',
      '/help/accessibility',
      '/mobile-money-rate',
      '/delivery-times',
      '/rates',
      '/country/register',
      `mailto:${operator.email}`,
      operator.messaging.link,
      operator.stores.ios.link,
      operator.stores.android.link,
    ]) {
      expect(hrefs).toContain(href);
    }
    expect(footer.getByRole('textbox', { name: 'Your email' })).toBeVisible();
  });

  test.each(['en', 'fr'] as const)('says in %s who stands behind the product (PUB-22, D-112)', (language) => {
    showSite({ language });
    expect(screen.getByText(new RegExp(`${operator.legalEntity}.*${operator.companyNumber}.*Canada`))).toBeVisible();
    expect(screen.getByText(new RegExp(operator.europeanPartner))).toBeVisible();
  });
});

describe('the newsletter', () => {
  const send = () => userEvent.click(screen.getByRole('button', { name: /Subscribe|S’abonner/ }));
  const box = () => screen.getByRole('textbox', { name: /^(Your email|Votre e-mail)$/ });

  test('sends nothing while the box is empty, and says so beside it, each time (BIZ-08)', async () => {
    showSite();
    await send();
    expect(box()).toHaveAccessibleDescription(/Valid email address required/);
    expect(box()).toHaveFocus();
    await userEvent.type(box(), 'not an address');
    await send();
    expect(box()).toHaveValue('not an address');
    expect(box()).toHaveFocus();
    expect(subscribeToNewsletter).not.toHaveBeenCalled();
  });

  test.each([
    ['en', 'Your email has been subscribed to our newsletters'],
    ['fr', 'Votre adresse est inscrite à notre lettre d’information'],
  ] as const)('says in %s that the address was taken (BIZ-09)', async (language, text) => {
    vi.mocked(subscribeToNewsletter).mockResolvedValue('taken');
    showSite({ language });
    await userEvent.type(box(), ' Ada@Example.com ');
    await send();
    expect(subscribeToNewsletter).toHaveBeenCalledExactlyOnceWith('ada@example.com');
    await waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith({ tone: 'positive', text }));
  });

  test.each([
    ['later', /Too many attempts/],
    ['failed', /couldn’t add your address/],
  ] as const)('keeps what was typed when the answer is “%s”', async (left, sentence) => {
    vi.mocked(subscribeToNewsletter).mockResolvedValue(left);
    showSite();
    await userEvent.type(box(), 'ada@example.com');
    await send();
    await waitFor(() => expect(box()).toHaveAccessibleDescription(sentence));
    expect(box()).toHaveValue('ada@example.com');
  });

  test('is a plain form where no script runs', () => {
    showSite({ at: '/help', language: 'fr' });
    const form = screen.getByRole('form', { name: 'Des nouvelles par e-mail' });
    expect(form).toHaveAttribute('action', '/subscribe');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveFormValues({ lang: 'fr', page: '/help', email: '' });
  });
});

describe('the cookie notice', () => {
  const notice = () => screen.queryByRole('region', { name: 'Cookies' });

  test('goes with “Ok, got it” and stays away (PUB-19)', async () => {
    const { unmount } = showSite();
    // Nothing is chosen where nothing is counted.
    expect(notice()).not.toHaveTextContent(/your choice/);
    await userEvent.click(screen.getByRole('button', { name: 'Ok, got it' }));
    expect(notice()).toBeNull();
    expect(document.cookie).toContain('cookieNotice=accepted');
    expect(onAccept).toHaveBeenCalledOnce();
    unmount();
    showSite();
    expect(notice()).toBeNull();
  });

  test('offers to do without, where something is counted, and then nothing is (D-98)', async () => {
    showSite().unmount();
    expect(screen.queryByRole('button', { name: 'Only what’s needed' })).toBeNull();
    document.head.append(
      Object.assign(document.createElement('meta'), { name: 'page-views', content: 'https://stats.example/' }),
    );
    showSite();
    expect(notice()).toHaveTextContent(/we also count which pages are opened/);
    expect(notice()).toHaveTextContent(/365 days/);
    await userEvent.click(screen.getByRole('button', { name: 'Only what’s needed' }));
    expect(document.cookie).toContain('cookieNotice=needed');
    expect(onAccept).not.toHaveBeenCalled();
  });
});
