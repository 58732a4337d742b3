import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { everyEndpoint } from '#tests/fixtures/everyEndpoint.ts';
import { openApiOf } from './openApi.ts';

const read = async (document: Record<string, unknown>) => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(document);
  return { valid, errors, version: validator.version };
};

test('the document is OpenAPI 3.1 to a validator that is not ours, and one with a fault is not (peers 42)', async () => {
  const document: Record<string, unknown> = JSON.parse(JSON.stringify(openApiOf(everyEndpoint)));
  expect(await read(document)).toEqual({ valid: true, errors: undefined, version: '3.1' });
  expect(await read({ ...document, paths: { '/somewhere': { get: { responses: 'none' } } } })).toMatchObject({
    valid: false,
  });
});
