import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { BodyOf } from '#contract/endpoint.ts';
import {
  beginHandOver,
  type HandOverLink,
  type HandOverState,
  openHandOver,
  readHandOver,
  submitHandedOverPart,
} from '#contract/handOver.ts';
import { callApi } from './apiClient.ts';
import { wait, waitUntil } from './waiting.ts';

const linkFor = (openedOn: BodyOf<typeof beginHandOver>['openedOn']) =>
  fromPromise<HandOverLink, void>(() => callApi(beginHandOver, { body: { openedOn } }));

/** What the page at the desk asks for. */
export const handOverServices = {
  requestLink: linkFor('phone'),
  readState: fromPromise<HandOverState, void>(async () => (await callApi(readHandOver)).state),
  wait,
  waitUntil,
};

/** The same where the link is opened in a browser beside it. */
export const handOverHereServices = { ...handOverServices, requestLink: linkFor('thisComputer') };

/** What the phone asks for, by its link alone. Asked once: each opening is counted. */
export const handedOverWidgetQuery = (token: string) =>
  queryOptions({
    queryKey: ['handOver', token],
    queryFn: () => callApi(openHandOver, { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const handedOverPartMutation = mutationOptions({
  mutationFn: (body: BodyOf<typeof submitHandedOverPart>) => callApi(submitHandedOverPart, { body }),
  retry: 3,
});
