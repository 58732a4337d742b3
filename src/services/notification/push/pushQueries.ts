import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { readPush, registerForPush, unregisterFromPush } from '#contract/notification/notification.ts';
import { callApi } from '../../http/apiClient.ts';
import { queryClient } from '../../http/queryClient.ts';

/**
 * How this browser stands: nothing to offer without keys at the server and a worker here, not asked for, asked for,
 * or refused by the browser's owner.
 */
export type PushStanding = 'unavailable' | 'off' | 'on' | 'refused';

/** Asked on every visit: it is the browser's to know, and its owner may change it elsewhere. */
export const pushQuery = queryOptions({ queryKey: ['push'], queryFn: readStanding, staleTime: 0 });

/** Turns notifications on or off on this device, and says how it stands afterwards. The browser is asked only here. */
export const pushMutation = mutationOptions({
  mutationFn: (isWanted: boolean) => (isWanted ? turnOn() : turnOff()),
  onSuccess: (standing) => queryClient.setQueryData(pushQuery.queryKey, standing),
});

/** A subscription outlives the session it was registered in: whoever is back on their own device hears again. */
export async function renewPush(): Promise<void> {
  const subscription = await (await managerHere())?.getSubscription();
  if (!subscription) return;
  const { publicKey, devices } = await callApi(readPush);
  if (publicKey && devices.includes(await deviceOf(subscription))) await register(subscription);
}

/** Without a worker there is nobody to show what arrives. */
async function managerHere(): Promise<PushManager | undefined> {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)) return undefined;
  return (await navigator.serviceWorker.getRegistration())?.pushManager;
}

async function readStanding(): Promise<PushStanding> {
  const manager = await managerHere();
  if (!manager) return 'unavailable';
  const { publicKey, devices } = await callApi(readPush);
  if (!publicKey) return 'unavailable';
  if (Notification.permission === 'denied') return 'refused';
  const subscription = await manager.getSubscription();
  return subscription && devices.includes(await deviceOf(subscription)) ? 'on' : 'off';
}

async function turnOn(): Promise<PushStanding> {
  const manager = await managerHere();
  const { publicKey } = await callApi(readPush);
  if (!manager || !publicKey) return 'unavailable';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'refused' : 'off';
  // One made with another key would be refused by its service.
  await (await manager.getSubscription())?.unsubscribe();
  await register(await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  return 'on';
}

async function turnOff(): Promise<PushStanding> {
  const subscription = await (await managerHere())?.getSubscription();
  if (!subscription) return 'off';
  await callApi(unregisterFromPush, { params: { device: await deviceOf(subscription) } });
  await subscription.unsubscribe();
  return 'off';
}

const register = (subscription: PushSubscription) =>
  callApi(registerForPush, { body: registerForPush.body.parse(subscription.toJSON()) });

/** The name the server gives it. */
async function deviceOf({ endpoint }: PushSubscription): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
