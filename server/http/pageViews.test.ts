import { expect, test } from 'vitest';
import { pageViewOrigins, pageViewTags } from './pageViews.ts';
import { contentSecurityPolicy } from './securityHeaders.ts';

test('nothing configured means no tag and no open site (D-98, PUB-30)', () => {
  expect(pageViewTags({})).toBe('');
  expect(pageViewOrigins({})).toEqual({ connect: [], image: [] });
});

test('the page is told the addresses as they were configured, and the policy their sites (D-98)', () => {
  const told = { counter: 'https://stats.example/views?site=a&kind="x"', pixel: 'http://pixel.example:8080/p.gif' };
  expect(pageViewTags(told)).toBe(
    '<meta name="page-views" content="https://stats.example/views?site=a&amp;kind=%22x%22">' +
      '<meta name="page-view-pixel" content="http://pixel.example:8080/p.gif">',
  );
  expect(pageViewOrigins(told)).toEqual({
    connect: ['https://stats.example'],
    image: ['http://pixel.example:8080'],
  });
});

test('the policy opens for the configured sites, each for its own purpose, and for no others (D-98)', () => {
  const policyWith = (pageViews: object) =>
    contentSecurityPolicy(
      { providerOrigins: ['https://pay.example'], baseUrl: 'https://sawa.example', pageViews },
      { scripts: [], styles: [] },
    ).split('; ');
  const told = { counter: 'https://stats.example/views', pixel: 'https://pixel.example/p.gif' };
  const added = policyWith(told).filter((rule) => !policyWith({}).includes(rule));
  expect(added).toEqual([
    "img-src 'self' data: blob: https://pay.example https://pixel.example",
    "connect-src 'self' https://stats.example",
  ]);
});
