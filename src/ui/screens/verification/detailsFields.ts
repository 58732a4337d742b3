import type { PersonalDetailsField } from '#domain/verification/personalDetails.ts';
import type { DetailsDraft } from '#src/machines/verification/verify-identity/detailsDraft.ts';

/** What each part of the form works on. */
export type DetailsFieldsProps = {
  readonly draft: DetailsDraft;
  readonly country: string;
  readonly change: (change: Partial<DetailsDraft>) => void;
  readonly errorOf: (field: PersonalDetailsField) => string | undefined;
  /** What was given before stays as it is (KYC-27). */
  readonly isLocked: (field: PersonalDetailsField) => boolean;
};
