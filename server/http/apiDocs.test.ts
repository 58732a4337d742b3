import { expect, test } from 'vitest';
import { everyEndpoint as endpoints, nameOf as named } from '#tests/fixtures/everyEndpoint.ts';
import { collectionOf } from './apiCollection.ts';
import { byConcept } from './apiConcepts.ts';
import { apiDocsPage } from './apiDocsPage.ts';
import { curlOf, exampleAnswer, exampleCall } from './apiExample.ts';
import { openApiOf } from './openApi.ts';

test('each call has an example that its own schemas take, and an answer of its own shape (peers 42)', () => {
  expect(endpoints.length).toBeGreaterThan(100);
  const wrong = endpoints.flatMap((endpoint) => {
    const { params, query, body } = exampleCall(endpoint);
    const parts = {
      params: endpoint.params.safeParse(params),
      query: endpoint.query.safeParse(query),
      body: endpoint.body.safeParse(body),
      answer: endpoint.data.safeParse(exampleAnswer(endpoint).data),
    };
    return Object.entries(parts).flatMap(([part, read]) =>
      read.success ? [] : [`${named(endpoint)}, ${part}: ${JSON.stringify(read.error.issues)}`],
    );
  });
  expect(wrong).toEqual([]);
});

test('each call stands in one concept, in the document, on the page and in the collection (peers 42)', () => {
  const all = endpoints.map(named).toSorted();
  expect(
    byConcept(endpoints)
      .flatMap(({ calls }) => calls.map(named))
      .toSorted(),
  ).toEqual(all);
  const { html } = apiDocsPage(endpoints, 'http://localhost:4000');
  expect(endpoints.filter((endpoint) => !html.includes(`<code>${named(endpoint)}</code>`))).toEqual([]);
  const folders = collectionOf(endpoints, 'http://localhost:4000').item;
  expect(folders.flatMap(({ item }) => item.map(({ name }) => name)).toSorted()).toEqual(all);
});

/** What OpenAPI 3.1 asks for and a generator of clients stumbles over. */
test('the document names each operation once, declares every part of a path, and points nowhere (peers 42)', () => {
  const document = openApiOf(endpoints);
  const text = JSON.stringify(document);
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Sawa', version: '1' } });
  const operations = Object.entries(Object(document.paths)).flatMap(([path, methods]) =>
    Object.values(Object(methods)).map((operation) => ({ path, ...Object(operation) })),
  );
  const ids: string[] = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(endpoints.length);
  expect(ids.filter((id) => !/^[a-z]\w+$/.test(id))).toEqual([]);
  for (const { path, parameters } of operations) {
    const declared = parameters.flatMap((one: { in: string; name: string; required: boolean }) =>
      one.in === 'path' && one.required ? [one.name] : [],
    );
    expect(declared.toSorted(), path).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted());
  }
  const pointed = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to);
  expect(new Set(pointed)).toEqual(new Set(['#/components/schemas/Failure']));
});

test('the collection is one as version 2.1 asks for it (peers 42)', () => {
  const { info, item, variable } = collectionOf(endpoints, 'http://localhost:4000');
  expect(info).toEqual({
    name: 'Sawa',
    schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
  });
  expect(variable).toEqual([{ key: 'baseUrl', value: 'http://localhost:4000/api' }]);
  for (const { name, request } of item.flatMap((folder) => folder.item)) {
    expect(request.url.raw, name).toMatch(/^\{\{baseUrl\}\}\//);
    const open = request.url.path.filter((part) => part.startsWith(':')).map((part) => part.slice(1));
    expect(request.url.variable.map(({ key }) => key).toSorted(), name).toEqual(open.toSorted());
    expect(() => JSON.parse(request.body?.raw ?? '{}'), name).not.toThrow();
  }
});

test('an example keeps its quotes to itself in a shell', () => {
  const [first] = endpoints.filter(({ method, access }) => method === 'POST' && access === 'public');
  if (!first) throw new Error('No call is open to everybody');
  expect(curlOf(first, "http://it's")).toMatch(/^curl -X POST 'http:\/\/it'\\''s\/api/);
});
