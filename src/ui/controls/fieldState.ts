export type FieldState = {
  readonly isInvalid?: true;
  readonly validationBehavior: 'aria';
  readonly 'data-field'?: string;
};

/**
 * What every control passes on. 'aria', because native validation would block resubmitting what the server refused;
 * `isInvalid` only when there is an error, because `false` would hide the form's own server errors.
 */
export function fieldState(error: string | undefined, name: string | undefined): FieldState {
  return {
    validationBehavior: 'aria',
    ...(error !== undefined && { isInvalid: true }),
    ...(name !== undefined && { 'data-field': name }),
  };
}
