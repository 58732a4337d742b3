import type { Generated } from 'kysely';
import type { NotificationType } from '#domain/notification/notificationType.ts';
import type { Json } from './json.ts';

export type NotificationTable = {
  id: string;
  user_id: string;
  key: string;
  type: NotificationType;
  transfer_id: string | null;
  facts: Json;
  status: Generated<'UNREAD' | 'READ'>;
  created_at: Generated<Date>;
  read_at: Date | null;
};

export type PushRegistrationTable = {
  endpoint: string;
  user_id: string;
  session_hash: string;
  device: string;
  subscription: Json;
  created_at: Generated<Date>;
};
